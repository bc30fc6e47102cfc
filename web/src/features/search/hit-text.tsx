import {
  Car,
  ContactRound,
  LayoutTemplate,
  type LucideIcon,
  MessageSquare,
  NotebookPen,
  Phone,
  Settings,
} from 'lucide-react'
import type { Hit } from '../../data/use-search.ts'
import { phoneText } from '../../lib/language/phone-text.ts'
import { When } from '../../parts/when.tsx'
import { ChannelBadge, isChannel } from '../chats/index.ts'
import './hit.css'
import { Marked } from './marked.tsx'

const ICONS: Record<Hit['kind'], LucideIcon> = {
  contact: ContactRound,
  message: MessageSquare,
  note: NotebookPen,
  call: Phone,
  vehicle: Car,
  template: LayoutTemplate,
  setting: Settings,
}

/** What a hit says, whose it is, where, and when. */
export function HitText({ hit, search }: { hit: Hit; search: string }) {
  const { kind, contact, text, at, where } = hit
  const Icon = ICONS[kind]
  const isSaid = ['message', 'note', 'call'].includes(kind)
  return (
    <>
      <Icon aria-hidden className="search-hit-icon" />
      <span className="search-hit-main">
        {isSaid && (
          <span className="search-hit-head">
            <strong>{phoneText(contact?.name ?? '')}</strong>
            {where && isChannel(where.type) && <ChannelBadge type={where.type} />}
            {at && <When at={at} />}
          </span>
        )}
        <span className="search-hit-text">
          <Marked text={text} search={search} />
        </span>
      </span>
    </>
  )
}
