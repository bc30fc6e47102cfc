import { Heading, Stack, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import { Panel } from '../../../ui/panel.tsx'

interface SectionProps {
  title: string
  hint?: string
  error?: string | undefined
  children: ReactNode
}

/** A part of the page with its heading. */
export function Section({ title, hint, error, children }: SectionProps) {
  const id = useId()
  return (
    <Panel>
      <Stack asChild gap="4">
        <section aria-labelledby={id}>
          <div>
            <Heading as="h2" id={id} size="md">
              {title}
            </Heading>
            {hint && (
              <Text fontSize="sm" color="fg.muted">
                {hint}
              </Text>
            )}
          </div>
          {children}
          {error && (
            <Text fontSize="sm" color="fg.error" role="alert">
              {error}
            </Text>
          )}
        </section>
      </Stack>
    </Panel>
  )
}
