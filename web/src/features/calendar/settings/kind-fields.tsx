import { Box, Flex, Grid, Input, Stack, Text } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type AppointmentKind, KIND_FACTS } from '#contract/calendar/appointment-kinds.ts'
import { useAgents } from '../../../data/agents.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useText } from '../../../lib/language/text.ts'
import { FormField } from '../../../ui/form-field.tsx'
import { NativeCheckbox } from '../../../ui/native-checkbox.tsx'
import { appointmentSettingTexts } from './texts.ts'
import type { FieldsProps } from './values.ts'

const NUMBERS = ['minutes', 'buffer_minutes', 'notice_hours', 'days_ahead'] as const

/** A row of a table; on a phone a block with its fields in pairs. */
const COLUMNS = { templateColumns: { base: '1fr 1fr', md: 'minmax(0, 1.5fr) repeat(4, minmax(0, 1fr))' } }

/** The headings of the columns, where there is a table. */
export function KindHeadings() {
  const t = useText(appointmentSettingTexts)
  return (
    <Grid {...COLUMNS} gap="3" alignItems="end" fontSize="sm" fontWeight="500" hideBelow="md" aria-hidden>
      <span />
      {NUMBERS.map((number) => (
        <Text key={number}>{t(number)}</Text>
      ))}
    </Grid>
  )
}

/** A kind's length, limits, and people. */
export function KindFields({ kind, values, onSet }: FieldsProps & { kind: AppointmentKind }) {
  const t = useText(appointmentSettingTexts)
  const language = useLanguage()
  const agents = useAgents().data?.agents ?? []
  const chosen: string[] = JSON.parse(values[`${kind}_agent_ids`])
  const toggle = (id: string, isOn: boolean) => {
    const next = agents.map((one) => one.id).filter((one) => (one === id ? isOn : chosen.includes(one)))
    onSet(`${kind}_agent_ids`, JSON.stringify(next))
  }
  return (
    <Grid {...COLUMNS} gap="3" alignItems="start" borderTopWidth="1px" paddingTop="4">
      <Stack gap="1" gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Text fontWeight="600">{KIND_FACTS[kind].label[language]}</Text>
        <Box asChild fontSize="xs" color="fg.muted" css={{ '&[open] svg': { rotate: '180deg' } }}>
          <details>
            <Flex asChild align="center" gap="1" width="fit-content" cursor="pointer">
              <summary>
                {t('who')}: {chosen.length === 0 ? t('everybody') : t('some', { count: chosen.length })}
                <ChevronDown size={16} aria-hidden />
              </summary>
            </Flex>
            <Stack gap="2" marginTop="2">
              {agents.map(({ id, name }) => (
                <NativeCheckbox
                  key={id}
                  label={name}
                  checked={chosen.includes(id)}
                  onChange={({ target }) => toggle(id, target.checked)}
                />
              ))}
            </Stack>
          </details>
        </Box>
      </Stack>
      {NUMBERS.map((number) => (
        // In a table the heading says it.
        <Box key={number} css={{ '& label': { srOnly: { md: true } } }}>
          <FormField label={t(number)}>
            <Input
              type="number"
              inputMode="numeric"
              value={values[`${kind}_${number}`]}
              onChange={({ target }) => onSet(`${kind}_${number}`, target.value)}
            />
          </FormField>
        </Box>
      ))}
    </Grid>
  )
}
