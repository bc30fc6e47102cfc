import { CONDITIONS, LOST_REASONS, PAYMENTS } from '#contract/messaging/deal-facts.ts'
import type { Deal } from '../../../data/deals.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useMergeText } from './texts.ts'

/** Says in a few lines what only one of two deals can leave. */
export function useDealWords() {
  const t = useMergeText()
  const language = useLanguage()
  const { number, dollars } = useFormats()
  return ({ payment, trade_in, sold, lost }: Deal): string => {
    const { vin, mileage, condition, photos } = trade_in
    const amount = sold && sold.amount !== null && dollars(sold.amount)
    return [
      payment && PAYMENTS[payment][language],
      vin && `VIN ${vin}`,
      mileage !== null && t('miles', { count: number(mileage) }),
      condition && t('condition', { condition: CONDITIONS[condition][language] }),
      photos.length > 0 && t('photos', { count: number(photos.length) }),
      sold && [t('sold'), sold.vehicle?.title, amount].filter(Boolean).join(' · '),
      lost && [t('lost'), LOST_REASONS[lost.reason][language], lost.words].filter(Boolean).join(' · '),
    ]
      .filter(Boolean)
      .join('\n')
  }
}
