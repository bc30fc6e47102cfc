import { ExternalLink, FileText, Image, Phone, Reply, Video } from 'lucide-react'
import type { ReactNode } from 'react'
import './template-frame.css'
import { useTemplateText } from './texts.ts'

const KINDS = { image: Image, video: Video, document: FileText }
const BUTTONS = { URL: ExternalLink, PHONE_NUMBER: Phone, QUICK_REPLY: Reply }

interface TemplateFrameProps {
  header: { type: string; text: string | null; media_url: string | null } | null
  footer: string | null
  buttons: readonly { type: string; text: string }[]
  /** The body, rendered by the caller. */
  children: ReactNode
}

/** A template in the customer's view, around its body. */
export function TemplateFrame({ header, footer, buttons, children }: TemplateFrameProps) {
  return (
    <div className="template-frame">
      {header && <Header {...header} />}
      {children}
      {footer && <p className="template-footer">{footer}</p>}
      {buttons.length > 0 && (
        <ul className="template-buttons">
          {buttons.map(({ type, text }) => (
            <Button key={text} type={type} text={text} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Header({ type, text, media_url }: NonNullable<TemplateFrameProps['header']>) {
  const t = useTemplateText()
  if (type === 'text') return <p className="template-header">{text}</p>
  if (type !== 'image' && type !== 'video' && type !== 'document') return null
  const [Icon, kind] = [KINDS[type], t(`header_kind_${type}`)]
  if (type === 'image' && media_url) return <img className="template-media" src={media_url} alt={kind} loading="lazy" />
  const words = (
    <>
      <Icon aria-hidden /> {kind}
    </>
  )
  if (!media_url) return <p className="template-file">{words}</p>
  return (
    <a className="template-file" href={media_url} target="_blank" rel="noopener">
      {words}
    </a>
  )
}

function Button({ type, text }: { type: string; text: string }) {
  const Icon = BUTTONS[type as keyof typeof BUTTONS] ?? Reply
  return (
    <li>
      <Icon aria-hidden /> {text}
    </li>
  )
}
