import { Box } from '@chakra-ui/react'
import { Ban, Hourglass } from 'lucide-react'
import type { Halt } from '#contract/people/halts.ts'
import { PLAN } from '#contract/people/plan.ts'
import { useText } from '../lib/language/text.ts'
import { useMay, useSession } from '../lib/session.ts'
import { useNow } from '../lib/use-now.ts'
import { BannerLine } from './banner-line.tsx'
import { standingTexts } from './standing-texts.ts'

const WHY = {
  organization_suspended: 'suspended',
  organization_closing: 'closing',
  plan_ended: 'plan_ended',
} as const satisfies Record<Halt, string>

/** What is counted down, from when on. */
const ENDING = [
  { state: 'trial', days: PLAN.trialNoticeDays, text: 'trial_left' },
  { state: 'past_due', days: PLAN.graceDays, text: 'payment_failed' },
] as const

const DAY_MS = 86_400_000

/** Tells a dealership's people why nothing can be sent, and how long its trial lasts. */
export function StandingBanner() {
  const t = useText(standingTexts)
  const now = useNow()
  const mayPay = useMay('billing')
  const { halt = null, plan = null } = useSession().user?.organization_data ?? {}
  const daysLeft = plan ? Math.ceil((Date.parse(plan.open_until) - now) / DAY_MS) : Number.POSITIVE_INFINITY
  const why = halt ?? (daysLeft <= 0 ? 'plan_ended' : undefined)
  const ending = plan && ENDING.find(({ state, days }) => state === plan.state && daysLeft <= days)
  if (!why && !ending) return null
  const toPlan = mayPay ? { title: t('to_plan'), page: '/settings/billing' } : undefined
  return (
    <Box role="status" flexShrink="0">
      {why && <BannerLine tone="error" icon={Ban} text={t(WHY[why])} to={why === 'plan_ended' ? toPlan : undefined} />}
      {!why && ending && (
        <BannerLine tone="warning" icon={Hourglass} text={t(ending.text, { count: daysLeft })} to={toPlan} />
      )}
    </Box>
  )
}
