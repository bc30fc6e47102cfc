import { type LucideIcon, MessageCircle, MessageSquareText } from 'lucide-react'
import type { Channel } from '#contract/customers/channels/channels.ts'

export const CHANNEL_ICONS: Record<Channel, LucideIcon> = { whatsapp: MessageCircle, sms: MessageSquareText }
