import { EmptyState as Chakra, VStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon: ReactNode
  title: string
  /** The heading level: `h1` if the empty state is the whole page. */
  titleAs?: 'h1' | 'h2' | 'h3'
  description?: string
  /** One action that helps the user get started. */
  action?: ReactNode
}

export function EmptyState({ icon, title, titleAs = 'h2', description, action }: EmptyStateProps) {
  return (
    <Chakra.Root>
      <Chakra.Content>
        <Chakra.Indicator color="fg.subtle">{icon}</Chakra.Indicator>
        <VStack gap="1.5" textAlign="center">
          <Chakra.Title as={titleAs} textWrap="balance">
            {title}
          </Chakra.Title>
          {description && (
            <Chakra.Description maxWidth="sm" textWrap="balance">
              {description}
            </Chakra.Description>
          )}
        </VStack>
        {action}
      </Chakra.Content>
    </Chakra.Root>
  )
}
