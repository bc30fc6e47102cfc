import { Mail, MessageCircle, MessageSquareText } from 'lucide-react'

/** Each opens its app with the text filled in, and the user chooses the recipient. */
export const shareWays = [
  {
    name: 'whatsapp',
    Icon: MessageCircle,
    address: (words: string) => `https://wa.me/?text=${encodeURIComponent(words)}`,
    opensTab: true,
  },
  {
    name: 'sms',
    Icon: MessageSquareText,
    /** iPhones require the &, all others the ?. */
    address: (words: string) => `sms:?&body=${encodeURIComponent(words)}`,
    opensTab: false,
  },
  {
    name: 'email',
    Icon: Mail,
    address: (words: string, subject: string) =>
      `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(words)}`,
    opensTab: false,
  },
] as const
