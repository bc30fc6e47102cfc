import { Text } from '@chakra-ui/react'
import { placeOfNumber } from '#contract/customers/area-codes.ts'
import { formatsFor, useFormats } from '../lib/language/formats.ts'
import { useLanguage } from '../lib/language/language.ts'
import { useText } from '../lib/language/text.ts'
import type { Texts } from '../lib/language/text-types.ts'

const texts = { their_time: { en: '{time} their time', es: 'Su hora: {time}' } } as const satisfies Texts

/** The hour that a moment is at the owner of a number, if it is another than at the dealership, and their area code tells it. */
export function CustomerHour({ phone, at, isInline }: { phone: string; at: Date; isInline?: boolean }) {
  const t = useText(texts)
  const language = useLanguage()
  const ours = useFormats().weekdayTime(at)
  const hourIn = (zone: string) => formatsFor(language, zone).weekdayTime(at)
  const zones = placeOfNumber(phone)?.zones ?? []
  const [theirs, ...others] = new Set(zones.map(hourIn))
  // Two zones in one area code: nobody knows.
  if (theirs === undefined || others.length > 0 || theirs === ours) return null
  if (isInline) return <span className="their-time">{t('their_time', { time: theirs })}</span>
  return (
    <Text as="span" display="block" fontSize="xs" letterSpacing="normal" color="fg.muted">
      {t('their_time', { time: theirs })}
    </Text>
  )
}
