import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium } from 'playwright-core'

/** The flags for a root process on a machine without a screen or a network beyond itself. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A microphone that beeps, with access granted automatically.
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  // A test's pages live too short for V8's optimizing compilers to pay: they take a fifth of what a page costs.
  ...(process.env.VITEST ? ['--js-flags=--no-turbofan --no-maglev'] : []),
]

let opened: Promise<Browser> | undefined

/**
 * A real Chromium: CHROMIUM_PATH, else an installed one, else the one in a package (Linux on x64). One per process for
 * all test files, ending with it; a test closes what it opens in it.
 */
export function openBrowser(): Promise<Browser> {
  opened ??= launch()
  return opened
}

async function launch(): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: await findChromium(), headless: true, args: FLAGS })
  browser.once('disconnected', () => {
    opened = undefined
  })
  blockWorkers(browser)
  if (SLOWDOWN > 1) slowDown(browser)
  return browser
}

/** What a service worker answers itself no test can hold up or refuse; a test about it asks for one. */
function blockWorkers(browser: Browser) {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = (options?: BrowserContextOptions) => newContext({ serviceWorkers: 'block', ...options })
}

/** `BROWSER_SLOWDOWN=4 npx vitest run test/web/ test/flows/` slows down every page's processor by a factor of four. */
const SLOWDOWN = Number(process.env.BROWSER_SLOWDOWN ?? 1)

function slowDown(browser: Browser) {
  const newContext = browser.newContext.bind(browser)
  browser.newContext = async (options?: BrowserContextOptions) => {
    const context = await newContext(options)
    context.on('page', async (page) => {
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    })
    return context
  }
}

/** The browser's path; a packaged one is unpacked by the first call, which must not run concurrently. */
export async function findChromium(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = ['chromium', 'google-chrome'].flatMap((name) => folders.map((folder) => join(folder, name)))
  const own = installed.find((file) => existsSync(file))
  if (own) return own
  // Read when the package is imported: it then unpacks system libraries that a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
