import { Forward, ShieldAlert } from 'lucide-react'
import { useState } from 'react'
import type { ChatMessage } from '#contract/messaging/chat-message.ts'
import { type Place, useMailPage } from '../../../data/messages/messages.ts'
import { useFormats } from '../../../lib/language/formats.ts'
import './mail.css'
import { MessageText } from './message-text.tsx'
import { useThreadText } from './texts.ts'

type Mail = NonNullable<ChatMessage['mail']>

/** What stands above a mail's text: its subject, who else got it, and that it is not from whom it says. */
export function MailHead({ mail: { subject, cc, is_forged, is_complained } }: { mail: Mail }) {
  const t = useThreadText()
  return (
    <div className="chat-mail-head">
      {is_forged && (
        <p className="chat-mail-forged">
          <ShieldAlert aria-hidden /> {t('mail_forged')}
        </p>
      )}
      {is_complained && (
        <p className="chat-mail-forged">
          <ShieldAlert aria-hidden /> {t('mail_complained')}
        </p>
      )}
      {subject && <p className="chat-mail-subject">{subject}</p>}
      {cc.length > 0 && <p className="chat-mail-cc">{t('mail_cc', { people: cc.join(', ') })}</p>}
    </div>
  )
}

/** What is folded below it: the mails that it answers, and its page. */
export function MailRest({ mail, place, id }: { mail: Mail; place: Place; id: string }) {
  const t = useThreadText()
  const [isShown, setShown] = useState(false)
  return (
    <>
      {mail.quoted && (
        <details className="chat-mail-quoted">
          <summary>{t('mail_quoted')}</summary>
          <MessageText text={mail.quoted} />
        </details>
      )}
      {mail.page !== null && (
        <p className="chat-other-note">
          <button type="button" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {t(isShown ? 'mail_hide_page' : 'mail_show_page')}
          </button>
        </p>
      )}
      {mail.lost > 0 && <p className="chat-other-note">{t('mail_lost', { count: mail.lost })}</p>}
      {isShown && <MailPage place={place} id={id} />}
      {mail.forwards.length > 0 && <Forwards forwards={mail.forwards} />}
    </>
  )
}

/** To whom it was passed on, by whom, and with which words. */
function Forwards({ forwards }: Pick<Mail, 'forwards'>) {
  const t = useThreadText()
  const { moment } = useFormats()
  return (
    <ul className="chat-mail-forwards">
      {forwards.map(({ to, body, at, status, user }) => (
        <li key={at + to} data-lost={status === 'undelivered' || status === 'failed' || undefined}>
          <p>
            <Forward aria-hidden /> {t(`forwarded_${status}`, { to })}
          </p>
          <p className="chat-mail-cc">
            {user.name} · <time dateTime={at}>{moment(at)}</time>
          </p>
          {body && <MessageText text={body} />}
        </li>
      ))}
    </ul>
  )
}

/** In a frame of its own in which nothing runs; pictures from elsewhere tell their sender that somebody looks. */
function MailPage({ place, id }: { place: Place; id: string }) {
  const t = useThreadText()
  const { data, error } = useMailPage({ ...place, message_id: id })
  const [hasPictures, setPictures] = useState(false)
  if (error) return <p className="chat-other-note">{error.message}</p>
  if (!data) return <div className="chat-mail-page" aria-busy />
  const page = data.html ?? ''
  const policy = `default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src data:${hasPictures ? ' https:' : ''}`
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}"><meta name="referrer" content="no-referrer"><base target="_blank"><style>body{margin:8px;overflow-wrap:anywhere;background:#fff;color:#111}img{max-width:100%;height:auto}</style>`
  return (
    <>
      <iframe className="chat-mail-page" title={t('mail_page')} sandbox="allow-popups" srcDoc={head + page} />
      {!hasPictures && /<img|background/i.test(page) && (
        <p className="chat-other-note">
          {t('mail_pictures_off')}
          <button type="button" onClick={() => setPictures(true)}>
            {t('mail_show_pictures')}
          </button>
        </p>
      )}
    </>
  )
}
