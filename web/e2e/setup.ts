/** After each test of the page its profiles are closed: what goes on in them would slow down the next. */
import { afterEach } from 'vitest';
import { closeProfiles } from './site.ts';

afterEach(closeProfiles);
