import { Mail, MessageCircle, MessageSquareText } from 'lucide-react'

/** Each opens its app with the words written, and the person chooses to whom. */
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
    /** iPhones want the &, all others the ?. */
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
