import { Box, Flex, Input, Stack, Text } from '@chakra-ui/react'
import { useId } from 'react'
import { ASSISTANT_MODES, type AssistantMode, MODE_LABELS } from '#contract/assistant/assistant-facts.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { Choice } from '../../../ui/choice.tsx'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { StepFrame } from './step.tsx'
import { setupTexts } from './texts.ts'
import type { StepProps } from './use-setup.ts'

const SLEEPS = [15, 30, 60, 120, 480, 1440, 0]
export const isMinutes = (minutes: number) => Number.isInteger(minutes) && minutes >= 1 && minutes <= 1440

/** When it writes to customers, and for how long a person silences it. */
export function ModeStep({ values, set }: StepProps) {
  const t = useText(setupTexts)
  const { mode, minutes, sleep_minutes: sleep } = values
  const sleepText = (value: number) => {
    if (value === 0) return t('sleep_closed')
    return value >= 60 && value % 60 === 0
      ? t('sleep_hours', { count: value / 60 })
      : t('sleep_minutes', { count: value })
  }
  return (
    <StepFrame number={6} title={t(mode === 'off' ? 'mode_step' : 'mode_on')}>
      <Stack role="radiogroup" aria-label={t('mode_on')} gap="1">
        {ASSISTANT_MODES.map((one) => (
          <ModeRadio key={one} mode={one} isChosen={one === mode} onChoose={() => set({ mode: one })} />
        ))}
      </Stack>
      {mode === 'after_hours' && (
        <NativeCheckbox
          label={t('drafts_otherwise')}
          hint={t('drafts_otherwise_hint')}
          checked={values.drafts_otherwise}
          onChange={({ target }) => set({ drafts_otherwise: target.checked })}
        />
      )}
      {mode === 'unanswered' && (
        <FormField label={t('minutes')} error={isMinutes(minutes) ? undefined : t('minutes_wrong')}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={1440}
            maxWidth="32"
            value={minutes || ''}
            onChange={({ target }) => set({ minutes: Number(target.value) })}
          />
        </FormField>
      )}
      {mode !== 'off' && (
        <Choice
          label={t('sleep')}
          value={String(sleep)}
          maxWidth="sm"
          onChange={(value) => set({ sleep_minutes: Number(value) })}
          options={(SLEEPS.includes(sleep) ? SLEEPS : [sleep, ...SLEEPS]).map((value) => ({
            value: String(value),
            text: sleepText(value),
          }))}
        />
      )}
      {mode !== 'off' && mode !== 'draft' && (
        <NativeCheckbox
          label={t('resumes_next_day')}
          hint={t('resumes_next_day_hint')}
          checked={values.resumes_next_day}
          onChange={({ target }) => set({ resumes_next_day: target.checked })}
        />
      )}
    </StepFrame>
  )
}

interface ModeRadioProps {
  mode: AssistantMode
  isChosen: boolean
  onChoose: () => void
}

function ModeRadio({ mode, isChosen, onChoose }: ModeRadioProps) {
  const t = useText(setupTexts)
  const language = useLanguage()
  const id = useId()
  return (
    <Flex
      asChild
      gap="3"
      align="flex-start"
      paddingInline="3"
      // Its mark stands in line with the fields below.
      marginInline="calc(-1px - {spacing.3})"
      paddingBlock="2"
      borderWidth="1px"
      borderColor={isChosen ? 'brand.focusRing' : 'transparent'}
      borderRadius="l3"
      bg={isChosen ? 'brand.subtle' : undefined}
      cursor="pointer"
    >
      <label htmlFor={id}>
        <Box asChild marginTop="0.5">
          <input type="radio" id={id} name="mode" checked={isChosen} onChange={onChoose} />
        </Box>
        <span>
          <Text as="span" display="block" fontSize="sm" fontWeight="600">
            {MODE_LABELS[mode][language]}
          </Text>
          <Text as="span" display="block" fontSize="sm" color="fg.muted">
            {t(`mode_${mode}`)}
          </Text>
        </span>
      </label>
    </Flex>
  )
}
