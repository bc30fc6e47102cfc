import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'

const SIZE = { width: 1280, height: 720 }
/** Pages that nobody uses at the moment: the browser still has the workspace's code, which is most of what a page costs. */
const free: { wants: string; page: Page }[] = []
const wantsOf = new WeakMap<BrowserContext, string>()

/** What lasts in a browser whatever is loaded next, and nothing takes back. */
const LASTING = ['addInitScript', 'exposeBinding', 'exposeFunction', 'route', 'routeWebSocket'] as const
const LASTING_IN_ALL = [...LASTING, 'grantPermissions', 'newCDPSession', 'setOffline'] as const

const wantsIn = (options: BrowserContextOptions) => JSON.stringify(lookless(options))
const lookless = ({ viewport: _, colorScheme: __, ...rest }: BrowserContextOptions) => rest

/** A page that keeps nothing of anybody, but has a history. */
export async function borrowPage(options: BrowserContextOptions, base: string): Promise<Page> {
  const found = free.findIndex(({ wants }) => wants === wantsIn(options))
  const [lent] = found < 0 ? [] : free.splice(found, 1)
  if (!lent) return newPage(options)
  await clear(lent.page, base)
  return setLook(lent.page, options)
}

/** A page of a browser that begins. Its look is its own: a further page of that browser is neither dark nor a phone's. */
export async function newPage(options: BrowserContextOptions): Promise<Page> {
  const browser = await openBrowser()
  const look = { locale: 'en-US', reducedMotion: 'reduce', viewport: SIZE } as const
  const context = await browser.newContext({ ...look, ...lookless(options) })
  // A page asks for more scripts than Chromium lists unless it is told.
  await context.addInitScript(() => performance.setResourceTimingBufferSize(2_000))
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  wantsOf.set(context, wantsIn(options))
  const keepFromNext = () => wantsOf.delete(context)
  for (const act of LASTING_IN_ALL) before(context, act, keepFromNext)
  for (const act of LASTING.filter((one) => one !== 'route')) before(page, act, keepFromNext)
  before(page.clock, 'install', keepFromNext)
  return setLook(page, options)
}

async function setLook(page: Page, options: BrowserContextOptions): Promise<Page> {
  const { viewport, colorScheme = 'light', reducedMotion = 'reduce' } = options
  await page.setViewportSize(viewport ?? SIZE)
  await page.emulateMedia({ colorScheme, reducedMotion, media: null })
  return page
}

function before<Name extends string>(
  of: { [name in Name]: (...args: never[]) => unknown },
  name: Name,
  act: () => void,
) {
  const asItIs = of[name].bind(of)
  of[name] = (...args) => {
    act()
    return asItIs(...args)
  }
}

/** Whoever borrows a page gives it back, and closes it where the test has failed. */
export async function givePageBack(page: Page): Promise<void> {
  const context = page.context()
  const wants = wantsOf.get(context)
  const isWhole = wants !== undefined && !page.isClosed() && context.pages().length === 1
  if (!isWhole || free.length > 3) return closePage(page)
  for (const event of ['console', 'pageerror', 'response', 'request', 'dialog'] as const) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto('about:blank')
  free.push({ wants, page })
}

/** What still answers a request by `route` would fail, with its page gone, after the test. */
export async function closePage(page: Page): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.context().close()
}

async function clear(page: Page, base: string) {
  await page.context().clearCookies()
  await page.goto(`${base}/robots.txt`)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  })
}
