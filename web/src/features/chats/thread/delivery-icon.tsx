import { Check, CheckCheck, CircleAlert, CircleHelp, Clock3 } from 'lucide-react'
import type { Mark } from './delivery-mark.ts'
import { useThreadText } from './texts.ts'

const ICONS = {
  pending: Clock3,
  unknown: CircleHelp,
  sent: Check,
  delivered: CheckCheck,
  read: CheckCheck,
  failed: CircleAlert,
}

/** A message's delivery status, as an icon and in words. */
export function DeliveryIcon({ mark }: { mark: Exclude<Mark, 'none'> }) {
  const t = useThreadText()
  const Icon = ICONS[mark]
  const words = t(`mark_${mark}`)
  return (
    <span className="chat-mark" data-mark={mark} role="img" aria-label={words} title={words}>
      <Icon aria-hidden />
    </span>
  )
}
