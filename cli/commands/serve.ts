/** `smallfolk serve`: page and rooms for friends, from one process. */

/** The page brings its own server; a terminal without a page does not depend on it. */
const PAGE = new URL('../../web/serve.ts', import.meta.url);

export async function serveCommand(args: string[]): Promise<number> {
  const { serve }: { serve(args: string[]): Promise<number> } = await import(PAGE.href);
  return serve(args);
}
