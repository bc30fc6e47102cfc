import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { openBrowser } from '../browser.ts'
import { openThread, writeAs } from './live.ts'
import { type Demo, withLocalCloud } from './local-cloud.ts'
import type { Figure } from './measure.ts'

const MESSAGES = 5
/** Longer than any read that a browser puts off. */
const SETTLED_MS = 2_500

/** What a message and its delivery reports make an open browser ask for. */
export async function measureRequests(): Promise<Figure[]> {
  const browser = await openBrowser()
  try {
    return await withLocalCloud(async (demo) => {
      const open = async () => {
        const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
        return openThread(await context.newPage(), demo)
      }
      const [here, elsewhere] = [await open(), await open()]
      await elsewhere.locator('[data-contact]').nth(1).click()
      await elsewhere.locator('[role=log]').waitFor()
      await here.bringToFront()
      await wait(SETTLED_MS)
      return [...(await ofMessages(demo, here, elsewhere)), ...(await ofReports(here, elsewhere))]
    })
  } finally {
    await browser.close()
  }
}

async function ofMessages(demo: Demo, here: Page, elsewhere: Page): Promise<Figure[]> {
  const [asked, askedElsewhere] = [listen(here), listen(elsewhere)]
  for (let n = 0; n < MESSAGES; n++) {
    await writeAs(demo.url, `Counted ${n}`)
    await wait(SETTLED_MS)
  }
  return [
    atMost('requests that one inbound message causes where another thread is open', askedElsewhere, MESSAGES, 1),
    atMost('the same where its thread is open', asked, MESSAGES, 2),
  ]
}

/** A reply by somebody else, and what Twilio tells of it. */
async function ofReports(here: Page, elsewhere: Page): Promise<Figure[]> {
  const sent = here.waitForResponse(/\/send$/)
  await here.locator('textarea').fill('On its way')
  await here.locator('textarea').press('Enter')
  await sent
  await wait(300)
  const [asked, askedElsewhere] = [listen(here), listen(elsewhere)]
  await here.locator('article[data-mark=delivered]', { hasText: 'On its way' }).waitFor()
  await wait(SETTLED_MS)
  const isThread = (address: string) => /\/messages/.test(address)
  const rest = askedElsewhere.filter(isThread)
  return [
    atMost(
      'requests for its thread that the delivery reports of one message (sent, delivered) cause, each',
      asked.filter(isThread),
      2,
      1,
    ),
    atMost('the same where another thread is open', rest, 1, 0),
  ]
}

/** The addresses that a page asks the API for from now on. */
function listen(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname + search)
  })
  return asked
}

function atMost(measure: string, asked: string[], times: number, most: number): Figure {
  const each = asked.length / times
  return { measure, floor: '—', ours: each.toFixed(1), reach: `≤ ${most}`, isReached: each <= most }
}
