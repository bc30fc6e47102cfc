import { Text } from '@chakra-ui/react'
import { fillTemplate } from '#contract/messaging/template-rules.ts'
import type { HeaderType } from '#contract/telephony/template-facts.ts'
import { TemplateFrame } from './template-frame.tsx'
import { useTemplateText } from './texts.ts'

interface TemplatePreviewProps {
  template: {
    header_type: HeaderType
    header_text: string | null
    header_media_url: string | null
    body_text: string
    footer_text: string | null
    buttons: readonly { type: string; text: string }[]
  }
  /** The values in order; a placeholder without a value stays and is highlighted. */
  values: readonly string[]
}

/** A preview of a template on the customer's phone, while it is being written or filled in. */
export function TemplatePreview({ template, values }: TemplatePreviewProps) {
  const t = useTemplateText()
  const { header_type, header_text, header_media_url, body_text, footer_text, buttons } = template
  const header = header_type === 'none' ? null : { type: header_type, text: header_text, media_url: header_media_url }
  return (
    <section className="template-preview" aria-label={t('preview')}>
      {body_text.trim() === '' ? (
        <Text color="fg.muted">{t('preview_empty')}</Text>
      ) : (
        <div className="template-bubble">
          <TemplateFrame header={header} footer={footer_text} buttons={buttons.filter(({ text }) => text.trim())}>
            <p className="template-body">{marked(fillTemplate(body_text, values))}</p>
          </TemplateFrame>
        </div>
      )}
    </section>
  )
}

/** The text with its unfilled placeholders highlighted. */
const marked = (text: string) =>
  text.split(/(\{\{\s*\d+\s*\}\})/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <mark key={index} className="template-open">
        {part}
      </mark>
    ),
  )
