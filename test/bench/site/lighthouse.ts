import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { freePort } from '../../../lib/local/free-port.ts'
import { findChromium } from '../../browser.ts'

/** Points of 100 a category, and what took some away. */
export interface Score {
  points: Record<string, number>
  faults: string[]
}

/** Lighthouse as it comes, with its phone, in a browser of its own; the best of so many runs, as a busy machine takes points. */
export async function scoreOf(address: string, runs = 3): Promise<Score> {
  const port = await freePort()
  const args = ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: await findChromium(), headless: true, args })
  try {
    const scores: Score[] = []
    while (scores.length < runs && !scores.some(isFull)) scores.push(await score(address, port))
    return scores.toSorted((a, b) => sumOf(b) - sumOf(a))[0] ?? { points: {}, faults: [] }
  } finally {
    await browser.close()
  }
}

const sumOf = ({ points }: Score) => Object.values(points).reduce((sum, each) => sum + each, 0)
export const isFull = ({ points }: Score) => Object.values(points).every((each) => each === 100)

async function score(address: string, port: number): Promise<Score> {
  const result = await lighthouse(address, { port, output: 'json', logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse said nothing of ${address}.`)
  const { categories, audits } = result.lhr
  const weighted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
  return {
    points: Object.fromEntries(Object.values(categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
    faults: weighted
      .map(({ id }) => audits[id])
      .filter((audit) => audit !== undefined && audit.score !== null && audit.score < 0.99)
      .map((audit) => `${audit?.id} ${audit?.displayValue ?? audit?.score}`),
  }
}
