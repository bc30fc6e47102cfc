import { Stack, type StackProps } from '@chakra-ui/react'
import type { Language } from '#contract/language.ts'
import { useText } from '../lib/language/text.ts'
import { ColorModeButton } from '../ui/color-mode-button.tsx'
import { LanguageButton } from './language-button.tsx'

type LookButtonsProps = StackProps & { compact?: boolean; onLanguage: (language: Language) => void }

/** Language and color mode, side by side. */
export function LookButtons({ compact, onLanguage, ...rest }: LookButtonsProps) {
  const t = useText()
  return (
    <Stack direction="row" align="center" gap="1" {...rest}>
      <LanguageButton compact={compact} onChange={onLanguage} color="fg.muted" />
      <ColorModeButton lightLabel={t('light_mode')} darkLabel={t('dark_mode')} color="fg.muted" />
    </Stack>
  )
}
