/** Everdell with every box open, as tests, terminal, laboratory and server have it. The page opens what is in play (`index.ts`). */
import './mistwood/modules.ts';

export { everdell } from './core.ts';
