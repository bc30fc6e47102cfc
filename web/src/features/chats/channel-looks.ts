import { Globe, Image, type LucideIcon, Mail, MessageCircle, MessageSquareText, Zap } from 'lucide-react'
import type { Channel } from '#contract/customers/channels/channels.ts'

interface Look {
  icon: LucideIcon
  palette: 'green' | 'blue' | 'purple' | 'pink' | 'copper'
}

export const CHANNEL_LOOKS: Record<Channel, Look> = {
  whatsapp: { icon: MessageCircle, palette: 'green' },
  sms: { icon: MessageSquareText, palette: 'blue' },
  email: { icon: Mail, palette: 'copper' },
  webchat: { icon: Globe, palette: 'purple' },
  messenger: { icon: Zap, palette: 'blue' },
  instagram: { icon: Image, palette: 'pink' },
}
