import { Box, Flex, Heading, Icon, IconButton, List, Text } from '@chakra-ui/react'
import { Check, ChevronRight, X } from 'lucide-react'
import { Link } from 'react-router'
import { type Step, useFirstSteps } from '../../data/dashboard.ts'
import { useText } from '../../lib/language/text.ts'
import { Panel } from '../../ui/panel.tsx'
import { dashboardTexts } from './texts.ts'

/** The setup steps in order, with their pages. */
const STEPS: [Step, string][] = [
  ['number', '/settings/twilio'],
  ['message', '/chats'],
  ['team', '/team'],
  ['inventory', '/inventory'],
]

/** A new dealership's setup steps, checked off by actual state; hidden once all are done or a manager dismisses it. */
export function FirstSteps() {
  const t = useText(dashboardTexts)
  const { steps, hide } = useFirstSteps()
  if (!steps || STEPS.every(([step]) => steps[step])) return null
  const done = STEPS.filter(([step]) => steps[step]).length
  return (
    <Panel as="section" padding="0" overflow="hidden">
      <Flex align="start" justify="space-between" gap="4" paddingInline="6" paddingTop="5" paddingBottom="3">
        <Box>
          <Heading as="h2" size="md" fontWeight="650">
            {t('first_steps')}
          </Heading>
          <Text fontSize="sm" color="fg.muted">
            {t('steps_done', { done, all: STEPS.length })}
          </Text>
        </Box>
        <IconButton variant="ghost" size="sm" aria-label={t('hide_steps')} title={t('hide_steps')} onClick={hide}>
          <X />
        </IconButton>
      </Flex>
      <List.Root variant="plain" paddingBottom="2">
        {STEPS.map(([step, to]) => (
          <List.Item key={step} display="block">
            <StepLine {...{ step, to }} isDone={steps[step]} />
          </List.Item>
        ))}
      </List.Root>
    </Panel>
  )
}

function StepLine({ step, to, isDone }: { step: Step; to: string; isDone: boolean }) {
  const t = useText(dashboardTexts)
  return (
    <Flex
      asChild
      align="center"
      gap="3.5"
      paddingInline="6"
      paddingBlock="3"
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Link to={to}>
        <Flex
          align="center"
          justify="center"
          boxSize="6"
          flexShrink="0"
          borderRadius="full"
          borderWidth="2px"
          borderColor={isDone ? 'brand.solid' : 'border.emphasized'}
          bg={isDone ? 'brand.solid' : undefined}
          color="white"
        >
          {isDone && <Check size={14} role="img" aria-label={t('step_done')} />}
        </Flex>
        <Box flex="1" minWidth="0">
          <Text fontWeight="600" fontSize="sm" color={isDone ? 'fg.muted' : undefined}>
            {t(`step_${step}`)}
          </Text>
          {!isDone && (
            <Text fontSize="xs" color="fg.muted">
              {t(`step_${step}_hint`)}
            </Text>
          )}
        </Box>
        {!isDone && <Icon as={ChevronRight} boxSize="4" color="fg.subtle" aria-hidden />}
      </Link>
    </Flex>
  )
}
