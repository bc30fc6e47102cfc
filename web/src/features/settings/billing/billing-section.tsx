import { useSearchParams } from 'react-router'
import { useBilling } from '../../../data/billing.ts'
import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionSkeleton } from '../../../parts/section-frame.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Invoices } from './invoices.tsx'
import { PlanPanel } from './plan-panel.tsx'
import { billingTexts } from './texts.ts'
import { Usage } from './usage.tsx'

/** The plan, what it covers, and what was paid. */
export function BillingSection({ title }: SettingsSectionProps) {
  const t = useText(billingTexts)
  const [query] = useSearchParams()
  const isBack = query.get('paid') === 'yes'
  const { data, error, mutate } = useBilling(isBack)
  if (!data && error) return <SectionError title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <SectionSkeleton />
  return (
    <SectionFrame title={title} hint={t('hint')}>
      {isBack && data.plan === null && <Notice status="info" title={t('confirming')} />}
      <PlanPanel billing={data} />
      <Usage {...data} />
      <Invoices invoices={data.invoices} />
    </SectionFrame>
  )
}
