import { AlarmClock, CalendarX, Car, Pencil, SendHorizontal, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Scheduled } from '#contract/messaging/scheduled-rows.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import { EditScheduled } from '../later/edit-scheduled.tsx'
import { useLaterText } from '../later/texts.ts'
import { useScheduledDeeds } from '../later/use-scheduled-deeds.ts'
import { KindIcon } from '../media/kind-icon.tsx'
import { mediaKind } from '../media/media-kind.ts'
import type { AskFirst } from '../presence/use-asking-first.tsx'
import { MessageText } from './message-text.tsx'
import './scheduled.css'
import { May } from '../../../parts/may.tsx'

/** A message that waits for its time, or that was not sent then, with the reason. */
export function ScheduledBubble({ scheduled, askFirst }: { scheduled: Scheduled; askFirst: AskFirst }) {
  const t = useLaterText()
  const { moment } = useFormats()
  const [isEditing, setEditing] = useState(false)
  const { isBusy, sendNow, takeBack } = useScheduledDeeds(scheduled)
  const { subject, body, file, vehicle_id, send_at, unless_reply, status, reason, user, created_at } = scheduled
  const isWaiting = status === 'waiting'
  const when = moment(send_at)
  return (
    <article className="chat-message chat-scheduled" data-direction="outbound" data-status={status}>
      <div className="chat-bubble">
        {file && (
          <p className="chat-scheduled-part">
            <KindIcon kind={mediaKind(file.content_type)} /> {file.name}
          </p>
        )}
        {vehicle_id && (
          <p className="chat-scheduled-part">
            <Car aria-hidden /> {t('with_vehicle')}
          </p>
        )}
        {subject && <p className="chat-mail-subject">{subject}</p>}
        {body !== '' && <MessageText text={body} />}
        <span className="chat-message-foot">
          <span className="chat-message-user">{user.name}</span>
          <AlarmClock size={13} aria-hidden />
          <time dateTime={send_at}>{isWaiting ? t(unless_reply ? 'sends_unless' : 'sends_at', { when }) : when}</time>
        </span>
      </div>
      <div className="chat-reason" data-tone={isWaiting ? undefined : 'error'} role={isWaiting ? undefined : 'alert'}>
        {!isWaiting && (
          <p>
            <CalendarX size={14} aria-hidden /> <strong>{t('not_sent_scheduled')}.</strong> {reason}
          </p>
        )}
        <May right="write">
          <button type="button" className="chat-link-button" disabled={isBusy} onClick={() => setEditing(true)}>
            <Pencil aria-hidden /> {t('edit')}
          </button>
          <button
            type="button"
            className="chat-link-button"
            disabled={isBusy}
            onClick={() => void askFirst(created_at, sendNow)}
          >
            <SendHorizontal aria-hidden /> {t('send_now')}
          </button>
          <button type="button" className="chat-link-button" disabled={isBusy} onClick={takeBack}>
            <Trash2 aria-hidden /> {t(isWaiting ? 'cancel_scheduled' : 'dismiss')}
          </button>
        </May>
      </div>
      <EditScheduled scheduled={scheduled} open={isEditing} onClose={() => setEditing(false)} />
    </article>
  )
}
