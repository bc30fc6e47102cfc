import type { FetchEvent } from './scope.ts'

/** What every page of the workspace loads, by its hashed names: the build fills it in (vite.config.ts). */
declare const SHELL: readonly string[]
/** What stands in where there is no network. */
const OFFLINE = ['/offline.html', '/offline.js', '/theme.js', '/favicon.svg']
const PREFIX = 'shell '

/** Another one for each build whose shell differs. */
const name = PREFIX + SHELL.join(' ')

/** Keeps the shell in this browser. The offline page has no hash in its name, so that it is asked for anew. */
export async function keepShell(): Promise<void> {
  const cache = await caches.open(name)
  await cache.addAll([...SHELL, ...OFFLINE.map((path) => new Request(path, { cache: 'no-cache' }))])
}

export async function dropOldShells(): Promise<void> {
  const old = (await caches.keys()).filter((each) => each.startsWith(PREFIX) && each !== name)
  await Promise.all(old.map((each) => caches.delete(each)))
}

/**
 * The shell's files come from this browser, pages from the server, so that nobody sees an old one; without a network
 * there is a page that says so. Everything else, and whatever the API answers, is not touched.
 */
export function answerFetch(event: FetchEvent): void {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (SHELL.includes(pathname)) event.respondWith(kept(request, () => fetch(request)))
  else if (request.mode === 'navigate') event.respondWith(orKept(request, '/offline.html'))
  else if (OFFLINE.includes(pathname)) event.respondWith(orKept(request, pathname))
}

const kept = async (request: Request | string, otherwise: () => Response | Promise<Response>) =>
  (await caches.match(request, { ignoreVary: true })) ?? otherwise()

const orKept = (request: Request, path: string) =>
  fetch(request).catch((error) =>
    kept(path, () => {
      throw error
    }),
  )
