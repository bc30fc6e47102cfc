import { Circle, Heading, HStack, Stack, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Panel } from '../../../ui/panel.tsx'

interface StepFrameProps {
  /** Its place among the steps. */
  number: number
  title: string
  hint?: string
  children: ReactNode
}

/** A numbered step of the set-up page. */
export function StepFrame({ number, title, hint, children }: StepFrameProps) {
  return (
    <Panel as="section" aria-label={title}>
      <Stack gap="4">
        <Stack gap="1">
          <HStack gap="3" minHeight="7">
            <Circle
              className="assistant-step"
              size="7"
              bg="brand.subtle"
              color="brand.fg"
              fontSize="sm"
              fontWeight="650"
              aria-hidden
            >
              {number}
            </Circle>
            <Heading as="h2" size="md">
              {title}
            </Heading>
          </HStack>
          {hint && (
            <Text fontSize="sm" color="fg.muted">
              {hint}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Panel>
  )
}
