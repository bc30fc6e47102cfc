import { Button } from '@chakra-ui/react'
import { ExternalLink } from 'lucide-react'
import { chatPages } from '#contract/messaging/webchat.ts'
import { pathOf } from '#contract/route.ts'
import type { Webchat } from '../../../data/webchat.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { SectionPart } from '../../../parts/section-frame.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { webchatTexts } from './texts.ts'
import type { Changing } from './use-change-webchat.ts'

/** Whether visitors may write, and the way to what they see. */
export function SwitchPart({ webchat: { is_on, key }, busy, change }: Changing & { webchat: Webchat }) {
  const t = useText(webchatTexts)
  const language = useLanguage()
  return (
    <SectionPart title={t('visitors')}>
      <NativeCheckbox
        label={t('is_on')}
        hint={t('is_on_hint')}
        checked={busy === 'is_on' ? !is_on : is_on}
        disabled={busy !== undefined}
        onChange={({ target }) => change({ is_on: target.checked })}
      />
      {is_on && (
        <Button asChild variant="outline" alignSelf="flex-start">
          <a href={`${pathOf(chatPages.frame, { key })}?lang=${language}`} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden /> {t('look')}
          </a>
        </Button>
      )}
    </SectionPart>
  )
}
