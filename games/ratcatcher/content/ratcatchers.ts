/** The six ratcatchers. Madam Cage's name is from the rulebooks; all figures and texts are ours. */
import type { Ratcatcher } from './ratcatcher.ts';
import { bramCleaver } from './ratcatchers/bram-cleaver.ts';
import { doctorSallow } from './ratcatchers/doctor-sallow.ts';
import { madamCage } from './ratcatchers/madam-cage.ts';
import { piperQuill } from './ratcatchers/piper-quill.ts';
import { sisterWick } from './ratcatchers/sister-wick.ts';
import { tibAndNipper } from './ratcatchers/tib-and-nipper.ts';

export const ratcatchers: readonly Ratcatcher[] = [
  madamCage,
  doctorSallow,
  bramCleaver,
  piperQuill,
  sisterWick,
  tibAndNipper,
];
