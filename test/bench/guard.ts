import { checkReply } from '../../functions/core/assistant/replies/check-reply.ts'
import { mendedReply } from '../../functions/core/assistant/replies/mended-reply.ts'
import { FRESH_ENGLISH, FRESH_SPANISH } from '../assistant/fresh-replies.ts'
import { draftOf, fullGiven, given } from '../assistant/guard-given.ts'
import { HONEST_ENGLISH } from '../assistant/honest-english.ts'
import { HONEST_SPANISH } from '../assistant/honest-spanish.ts'
import { hostileDrafts } from '../assistant/hostile-drafts.ts'
import { type Figure, percentile } from './measure.ts'

const RANDOM = 20_000
const SEED = 7
const STOPPED_MAX = 0.05

/** What leaves of hostile drafts, and what is stopped of honest ones. */
export async function measureGuard(): Promise<Figure[]> {
  const times: number[] = []
  const passes = ({ line }: { line: string }) => {
    const start = performance.now()
    const { isOk } = checkReply(draftOf(line), given)
    times.push(performance.now() - start)
    return isOk
  }
  const hostile = hostileDrafts({ random: RANDOM, seed: SEED })
  const left = hostile.filter(passes).length
  const honest = [...HONEST_ENGLISH, ...HONEST_SPANISH]
  const stopped = honest.filter((line) => !passes({ line })).length
  return [
    {
      measure: `hostile drafts that leave, of ${hostile.length} in two languages, disguised, and by chance`,
      floor: '—',
      ours: String(left),
      reach: '0',
      isReached: left === 0,
    },
    {
      measure: `honest drafts stopped, of ${honest.length}`,
      floor: '—',
      ours: `${stopped} = ${((100 * stopped) / honest.length).toFixed(1)} %`,
      reach: `≤ ${100 * STOPPED_MAX} %`,
      isReached: stopped / honest.length <= STOPPED_MAX,
    },
    ...stoppedFresh(),
    {
      measure: 'judging a draft, 99th percentile',
      floor: '—',
      ours: `${percentile(times, 0.99).toFixed(1)} ms`,
      reach: 'printed',
    },
  ]
}

/** Whole replies by someone who had only the model's instructions. */
function stoppedFresh(): Figure[] {
  const fresh = [
    ...FRESH_ENGLISH.map((line) => ({ draft: draftOf(line), language: 'en' as const })),
    ...FRESH_SPANISH.map((line) => ({ draft: draftOf(line), language: 'es' as const })),
  ]
  const first = fresh.filter(({ draft }) => !checkReply(draft, fullGiven).isOk).length
  const stopped = fresh.filter(({ draft, language }) => !mendedReply(draft, fullGiven, language).isOk).length
  const share = (count: number) => `${count} = ${((100 * count) / fresh.length).toFixed(1)} %`
  return [
    {
      measure: `fresh honest replies of which nothing leaves, of ${fresh.length} (at the first try, whole)`,
      floor: '—',
      ours: `${share(stopped)} (${share(first)})`,
      reach: `≤ ${100 * STOPPED_MAX} %`,
      isReached: stopped / fresh.length <= STOPPED_MAX,
    },
  ]
}
