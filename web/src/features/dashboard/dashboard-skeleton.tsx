import { Grid, SimpleGrid, Skeleton, VisuallyHidden } from '@chakra-ui/react'
import { useText } from '../../lib/language/text.ts'

/** A placeholder for the dashboard while its numbers are loading. */
export function DashboardSkeleton() {
  const common = useText()
  return (
    <>
      <VisuallyHidden role="status">{common('loading')}</VisuallyHidden>
      <SimpleGrid columns={{ base: 2, lg: 4 }} gap={{ base: '3', md: '5' }} aria-hidden>
        {['chats', 'calls', 'contacts', 'inventory'].map((name) => (
          <Skeleton key={name} height="126px" borderRadius="xl" />
        ))}
      </SimpleGrid>
      <Grid templateColumns={{ base: '1fr', lg: '1fr 320px' }} gap="6" aria-hidden>
        <Skeleton height="420px" borderRadius="xl" />
        <Skeleton height="220px" borderRadius="xl" />
      </Grid>
    </>
  )
}
