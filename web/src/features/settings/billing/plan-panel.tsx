import { Badge, Button, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { billing } from '#contract/billing/billing.ts'
import { PLAN } from '#contract/people/plan.ts'
import type { Output } from '#contract/route.ts'
import { openPortal, startCheckout } from '../../../data/billing.ts'
import { errorText } from '../../../lib/language/error-text.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { Panel } from '../../../ui/panel.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { toaster } from '../../../ui/toaster.tsx'
import { billingTexts } from './texts.ts'

type Billing = Output<typeof billing.get>

const TONES = { trial: 'brand', active: 'green', past_due: 'orange', read_only: 'red', closed: 'red' } as const
/** How the dealership stands, and the way to pay. */
export function PlanPanel({ billing }: { billing: Billing }) {
  const t = useText(billingTexts)
  const format = useFormats()
  const [isLeaving, setLeaving] = useState(false)
  const next = useNext(billing)
  const chosen = billing.plan !== null
  const leave = async () => {
    setLeaving(true)
    try {
      window.location.assign((await (chosen ? openPortal() : startCheckout())).url)
    } catch (error) {
      toaster.error({ title: errorText(error, t('go_failed')) })
      setLeaving(false)
    }
  }
  return (
    <Panel>
      <Stack gap="5">
        <Flex justify="space-between" align="flex-start" gap="4" wrap={{ base: 'wrap', sm: 'nowrap' }}>
          <Stack gap="1">
            <HStack gap="3">
              <Heading as="h3" size="lg">
                {PLAN.name}
              </Heading>
              {(chosen || billing.status !== 'active') && (
                <Badge colorPalette={TONES[billing.status]}>{t(billing.status)}</Badge>
              )}
            </HStack>
            <Text color="fg.muted">{t('a_month', { price: format.dollars(PLAN.monthlyCents / 100) })}</Text>
            <Text>{next}</Text>
          </Stack>
          <Button width={{ base: 'full', sm: 'auto' }} loading={isLeaving} onClick={leave}>
            {t(chosen ? 'manage' : 'choose')}
          </Button>
        </Flex>
        <Stack gap="2" maxWidth="20rem">
          <HStack justify="space-between">
            <Text fontWeight="600">{t('users')}</Text>
            <Text color="fg.muted">{t('users_of', { used: billing.seats_used, seats: billing.seats })}</Text>
          </HStack>
          <ProgressBar label={t('users')} value={Math.min(1, billing.seats_used / billing.seats)} />
        </Stack>
      </Stack>
    </Panel>
  )
}

/** What comes next, and what to do about it. */
function useNext({ plan, status, trial_ends_at, paid_until, ends_at_that }: Billing): string {
  const t = useText(billingTexts)
  const format = useFormats()
  if (status === 'past_due') return t('past_due_hint')
  if (status === 'read_only') return t('read_only_hint')
  if (plan !== null && paid_until !== null) return t(ends_at_that ? 'ends' : 'renews', { day: format.day(paid_until) })
  if (status === 'trial' && trial_ends_at !== null) return t('trial_until', { day: format.day(trial_ends_at) })
  return t('guarantee', { days: PLAN.guaranteeDays })
}
