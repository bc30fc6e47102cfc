import { Table, Text } from '@chakra-ui/react'
import type { billing } from '#contract/billing/billing.ts'
import { PLAN } from '#contract/people/plan.ts'
import type { Output } from '#contract/route.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { billingTexts } from './texts.ts'

type Billing = Pick<Output<typeof billing.get>, 'plan' | 'status' | 'usage' | 'usage_from'>

/** What the numbers that Lotwire bought have cost since the last invoice. */
export function Usage({ plan, status, usage, usage_from }: Billing) {
  const t = useText(billingTexts)
  const format = useFormats()
  const isFree = plan === null && status === 'trial'
  const total = usage.reduce((sum, { cost }) => sum + cost, 0)
  if (usage.length === 0) return <SectionPart title={t('usage')} hint={t('no_usage')} />
  const hint = t(isFree ? 'usage_free' : 'usage_hint', { day: format.monthDay(usage_from) })
  return (
    <SectionPart title={t('usage')} hint={hint}>
      <Table.Root size="sm">
        <Table.Body>
          {usage.map(({ kind, units, cost }) => (
            <Table.Row key={kind} bg="transparent">
              <Table.Cell>
                {t(kind)}
                <Text color="fg.muted" fontSize="xs">
                  {t(`${kind}_units`, { count: units })}
                </Text>
              </Table.Cell>
              <Table.Cell textAlign="end">{format.money(cost, PLAN.currency)}</Table.Cell>
            </Table.Row>
          ))}
          <Table.Row fontWeight="600" bg="transparent">
            <Table.Cell>{t('total')}</Table.Cell>
            <Table.Cell textAlign="end">{format.money(total, PLAN.currency)}</Table.Cell>
          </Table.Row>
        </Table.Body>
      </Table.Root>
    </SectionPart>
  )
}
