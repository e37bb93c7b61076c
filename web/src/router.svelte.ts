/** Where in the app one is: a path behind the `#`, so that any host can serve the page and it works offline. */

export type Route =
  | { readonly page: 'shelf' }
  | { readonly page: 'setup'; readonly game: string; readonly as: string | undefined }
  | { readonly page: 'table'; readonly id: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule: string | undefined }
  /** A campaign by its id, or the one played last; with a chapter, which then lies open. */
  | { readonly page: 'campaign'; readonly game: string; readonly id: string; readonly chapter: string | undefined }
  | { readonly page: 'record' }
  | { readonly page: 'settings' }
  | { readonly page: 'about' }
  | { readonly page: 'open'; readonly packed: string }
  /** Setting up a game with friends, and a room, with the secret of a link to it. */
  | { readonly page: 'friends'; readonly game: string }
  | { readonly page: 'room'; readonly room: string; readonly secret: string | undefined }
  | { readonly page: 'lost' };

export function parseRoute(hash: string): Route {
  const [page = '', first = '', second, third] = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .map(decoded);
  switch (page) {
    case '':
      return { page: 'shelf' };
    case 'setup':
      return { page, game: first, as: second };
    case 'campaign':
      return { page, game: first, id: second ?? '', chapter: third };
    case 'table':
    case 'replay':
      return { page, id: first };
    case 'rules':
      return { page, game: first, rule: second };
    case 'record':
    case 'settings':
    case 'about':
      return { page };
    case 'friends':
      return { page, game: first };
    case 'room':
      return { page, room: first, secret: second };
    case 'open':
      return { page, packed: first };
    default:
      return { page: 'lost' };
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

class Router {
  route = $state.raw<Route>(parseRoute(location.hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash);
      scrollTo(0, 0);
    });
  }

  go(path: string, replace = false): void {
    if (replace) {
      history.replaceState(null, '', `#${path}`);
      this.route = parseRoute(path);
    } else location.hash = path;
  }
}

export const router = new Router();
