import { Box, CloseButton } from '@chakra-ui/react'
import { Ban, Hourglass, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { CLOSING } from '#contract/leaving/closing-facts.ts'
import type { Halt } from '#contract/people/halts.ts'
import { PLAN } from '#contract/people/plan.ts'
import { daysLeft } from '../lib/days-left.ts'
import { keptInTab } from '../lib/kept.ts'
import { useFormats } from '../lib/language/formats.ts'
import { useText } from '../lib/language/text.ts'
import { useMay, useSession } from '../lib/session.ts'
import { useHalt } from '../lib/use-halt.ts'
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
/** Before, a new dealership's first steps tell of it. */
const STEP_NOTICE_DAYS = 3
const STEP_HIDDEN_UNDER = 'step-banner'

/** Tells a dealership's people why nothing can be sent, how long its trial lasts, and what is due at their own login. */
export function StandingBanner() {
  const t = useText(standingTexts)
  const now = useNow()
  const mayPay = useMay('billing')
  const { user } = useSession()
  const { plan = null, closing_at = null } = user?.organization_data ?? {}
  const why = useHalt()
  const isTrialOver = why === 'plan_ended' && plan?.state === 'trial'
  const planDays = plan && daysLeft(plan.open_until, now, Math.max(PLAN.trialDays, PLAN.graceDays))
  const ending = planDays !== null && ENDING.find(({ state, days }) => state === plan?.state && planDays <= days)
  const toPlan = mayPay ? { title: t('to_plan'), page: '/settings/billing' } : undefined
  const toReopen = user?.role.name === 'owner' ? { title: t('to_closing'), page: '/settings/closing' } : undefined
  const links = { suspended: undefined, closing: toReopen, plan_ended: toPlan }
  return (
    <Box role="status" flexShrink="0">
      {why && (
        <BannerLine
          tone="error"
          icon={Ban}
          text={t(isTrialOver ? 'trial_ended' : WHY[why], { count: daysLeft(closing_at ?? '', now, CLOSING.days) })}
          to={links[WHY[why]]}
        />
      )}
      {!why && ending && (
        <BannerLine tone="warning" icon={Hourglass} text={t(ending.text, { count: planDays })} to={toPlan} />
      )}
      {user?.two_step.due_at && <StepLine due={user.two_step.due_at} />}
    </Box>
  )
}

/** Until when a new person sets up two-step login, told shortly before; it can be put away for as long as the tab is open. */
function StepLine({ due }: { due: string }) {
  const t = useText(standingTexts)
  const { day } = useFormats()
  const now = useNow()
  const [isHidden, setHidden] = useState(() => keptInTab.read(STEP_HIDDEN_UNDER) !== undefined)
  if (isHidden || Date.parse(due) - now > STEP_NOTICE_DAYS * DAY_MS) return null
  return (
    <BannerLine
      tone="warning"
      icon={Smartphone}
      text={Date.parse(due) > now ? t('step_due', { day: day(due) }) : t('step_next')}
      to={{ title: t('to_step'), page: '/settings/security' }}
    >
      <CloseButton
        size="xs"
        aria-label={t('hide')}
        onClick={() => {
          keptInTab.write(STEP_HIDDEN_UNDER, 'hidden')
          setHidden(true)
        }}
      />
    </BannerLine>
  )
}
