import { Fieldset, Stack, Text } from '@chakra-ui/react'
import { PURPOSES } from '#contract/messaging/consent-facts.ts'
import { EXIT_NAMES, EXITS } from '#contract/outreach/automation-facts.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { SpanField } from './amount-field.tsx'
import { builderTexts } from './texts.ts'
import type { Draft } from './use-builder.ts'

/** Early exits, the cool-down, and the purpose of its messages. */
export function EndFields({ draft, onChange }: { draft: Draft; onChange: (change: Partial<Draft>) => void }) {
  const t = useText(builderTexts)
  const language = useLanguage()
  const { exits, purpose, cool_down_minutes } = draft
  return (
    <Stack gap="5">
      <Fieldset.Root>
        <Fieldset.Legend fontSize="sm" fontWeight="500">
          {t('exits')}
        </Fieldset.Legend>
        <Stack gap="2">
          {EXIT_NAMES.map((exit) => (
            <NativeCheckbox
              key={exit}
              label={EXITS[exit][language]}
              checked={exits.includes(exit)}
              onChange={({ target }) =>
                onChange({ exits: target.checked ? [...exits, exit] : exits.filter((one) => one !== exit) })
              }
            />
          ))}
        </Stack>
        <Text fontSize="sm" color="fg.muted">
          {t('exits_hint')}
        </Text>
      </Fieldset.Root>
      <SpanField
        label={t('cool_down')}
        value={cool_down_minutes}
        onChange={(minutes) => onChange({ cool_down_minutes: minutes })}
      />
      <Choice
        label={t('purpose')}
        value={purpose}
        onChange={(value) => onChange({ purpose: value })}
        options={PURPOSES.map((value) => ({ value, text: t(`purpose_${value}`) }))}
      />
    </Stack>
  )
}
