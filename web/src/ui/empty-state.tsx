import { EmptyState as Chakra, VStack } from '@chakra-ui/react'
import type { ReactNode } from 'react'

export interface EmptyStateProps {
  icon: ReactNode
  title: string
  description?: string
  /** One action that leads out of the emptiness. */
  action?: ReactNode
}

export function EmptyState({ icon, title, description, action }: EmptyStateProps) {
  return (
    <Chakra.Root>
      <Chakra.Content>
        <Chakra.Indicator color="fg.subtle">{icon}</Chakra.Indicator>
        <VStack gap="1.5" textAlign="center">
          <Chakra.Title textWrap="balance">{title}</Chakra.Title>
          {description && (
            <Chakra.Description maxWidth="sm" textWrap="pretty">
              {description}
            </Chakra.Description>
          )}
        </VStack>
        {action}
      </Chakra.Content>
    </Chakra.Root>
  )
}
