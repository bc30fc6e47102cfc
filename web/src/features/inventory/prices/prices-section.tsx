import { usePrices } from '../../../data/prices.ts'
import { useText } from '../../../lib/language/text.ts'
import type { SettingsSectionProps } from '../../../lib/slots.ts'
import { SectionError, SectionFrame, SectionSkeleton } from '../../../parts/section-frame.tsx'
import { useBanner } from '../../../ui/use-banner.ts'
import { PricesForm } from './prices-form.tsx'
import { pricesTexts } from './texts.ts'

/** What the dealership says of its prices, for every place where customers see one. */
export function PricesSection({ title }: SettingsSectionProps) {
  const t = useText(pricesTexts)
  const { data, error, mutate } = usePrices()
  const { banner, show } = useBanner()
  if (!data && error) return <SectionError title={t('load_failed')} error={error} onRetry={() => mutate()} />
  if (!data) return <SectionSkeleton />
  return (
    <SectionFrame title={title} hint={t('hint')} banner={banner}>
      <PricesForm saved={data} onBanner={show} />
    </SectionFrame>
  )
}
