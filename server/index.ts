/** The server: rooms for friends. */
export { type Around, serve } from './main.ts';
export { files, type Served } from './pages.ts';
export { type ServerOptions, SmallfolkServer } from './server.ts';
export { Sqlite } from './sqlite.ts';
