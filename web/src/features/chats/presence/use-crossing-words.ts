import { useFormats } from '../../../lib/language/formats.ts'
import { useNow } from '../../../lib/use-now.ts'
import { usePresenceText } from './texts.ts'
import type { Crossing } from './use-crossing.ts'

/** What whoever sends is asked. */
export function useCrossingWords({ name, answeredAt }: Crossing): string {
  const t = usePresenceText()
  const { fromNow } = useFormats()
  const now = useNow()
  if (!answeredAt) return t('writes_now', { name })
  // The clock of this page is behind by as much as half a minute.
  return t('has_answered', { name, when: fromNow(answeredAt, Math.max(now, Date.parse(answeredAt) + 1)) })
}
