import {
  ClipboardCheck,
  DollarSign,
  type LucideIcon,
  MessageCircleWarning,
  MessageSquare,
  PhoneMissed,
  Unplug,
  UserCheck,
  UserPlus,
} from 'lucide-react'
import type { NotificationKindName } from '#contract/people/notification-kinds.ts'

export const KIND_ICONS: Record<NotificationKindName, LucideIcon> = {
  assigned: UserCheck,
  customer_waits: MessageSquare,
  unassigned_waits: UserPlus,
  message_failed: MessageCircleWarning,
  call_missed: PhoneMissed,
  sync_held: ClipboardCheck,
  webhooks_rejected: Unplug,
  ai_cost_reached: DollarSign,
}
