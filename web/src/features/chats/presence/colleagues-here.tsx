import { useEffect, useEffectEvent, useRef } from 'react'
import type { ConversationRow } from '#contract/messaging/conversation-row.ts'
import { anyConversationOf } from '../../../data/conversations/conversation-on.ts'
import { useColleaguesAt } from '../../../data/presence.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { useIsLive } from '../../../lib/realtime.ts'
import { useUserId } from '../../../lib/session.ts'
import { ColleagueAvatar } from '../../../parts/colleague-avatar.tsx'
import { bePresent } from './be-present.ts'
import './presence.css'
import { usePresenceText } from './texts.ts'

/** Names and faces beyond these are counted. */
const NAMED = 2
const FACES = 3

/** Below the header: who else is at this contact's conversations now. Whoever writes is named before who looks. */
export function ColleaguesHere({ row }: { row: ConversationRow }) {
  const t = usePresenceText()
  const { all } = useFormats()
  const { contact_id } = row
  const user = useUserId()
  const place = useEffectEvent(() => anyConversationOf(row))
  const own = useRef<ReturnType<typeof bePresent>>(undefined)
  useEffect(() => {
    own.current = bePresent(contact_id, user, () => place())
    return own.current.leave
  }, [contact_id, user])
  const isLive = useIsLive()
  useEffect(() => {
    if (isLive) own.current?.askAgain()
  }, [isLive])

  const colleagues = useColleaguesAt(contact_id)
  const writers = colleagues.filter(({ doing }) => doing === 'writing')
  const told = writers.length > 0 ? writers : colleagues
  const count = told.length
  const names = told.slice(0, NAMED).map(({ name }) => name)
  if (count > NAMED) names.push(t('more', { count: count - NAMED }))
  return (
    <div role="status" className="chat-colleagues">
      {count > 0 && (
        <div>
          {told.slice(0, FACES).map(({ id, name }) => (
            <ColleagueAvatar key={id} id={id} name={name} size="xs" className="chat-face" />
          ))}
          <span>{t(writers.length > 0 ? 'writing' : 'looking', { names: all(names), count })}</span>
        </div>
      )}
    </div>
  )
}
