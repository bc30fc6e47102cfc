import { Box, Flex, Input, SimpleGrid, Stack, Text } from '@chakra-ui/react'
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
    <Stack gap="3" borderTopWidth="1px" paddingTop="4" _first={{ borderTopWidth: 0 }}>
      <Text fontWeight="600">{KIND_FACTS[kind].label[language]}</Text>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="3" alignItems="end">
        {NUMBERS.map((number) => (
          <FormField key={number} label={t(number)}>
            <Input
              type="number"
              inputMode="numeric"
              value={values[`${kind}_${number}`]}
              onChange={({ target }) => onSet(`${kind}_${number}`, target.value)}
            />
          </FormField>
        ))}
      </SimpleGrid>
      <Box asChild fontSize="sm" css={{ '&[open] svg': { rotate: '180deg' } }}>
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
  )
}
