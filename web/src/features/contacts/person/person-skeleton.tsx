import { Flex, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useText } from '../../../lib/language/text.ts'
import { SectionsSkeleton } from '../../../parts/sections-skeleton.tsx'

/** The shape of a contact while they are read. */
export function PersonSkeleton() {
  const common = useText()
  return (
    <div className="person">
      <VisuallyHidden role="status">{common('loading')}</VisuallyHidden>
      <Stack gap="3.5" aria-hidden>
        <Flex gap="3">
          <Skeleton boxSize="10" borderRadius="full" flexShrink="0" />
          <Stack gap="2" flex="1">
            <Skeleton height="5" width="40" />
            <Skeleton height="3.5" width="28" />
          </Stack>
        </Flex>
        <SimpleGrid columns={4} gap="2">
          {[0, 1, 2, 3].map((deed) => (
            <Skeleton key={deed} height="52px" borderRadius="lg" />
          ))}
        </SimpleGrid>
      </Stack>
      <SimpleGrid columns={2} gap="3" aria-hidden>
        {[0, 1].map((field) => (
          <Stack key={field} gap="2">
            <Skeleton height="3.5" width="16" />
            <Skeleton height="10" borderRadius="md" />
          </Stack>
        ))}
        <Skeleton height="8" width="20" borderRadius="md" />
      </SimpleGrid>
      <SectionsSkeleton />
    </div>
  )
}
