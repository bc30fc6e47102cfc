import { Skeleton, Stack } from '@chakra-ui/react'

/** Most sections are there within it: one that is shows no skeleton first, which would only flash. */
const PATIENCE = '0.4s'

/** Stands for a section about a contact while it loads: its title and two lines. */
export const SectionSkeleton = () => (
  <Stack className="section-skeleton" gap="2.5" aria-hidden animation={`fade-in 0.2s ${PATIENCE} both`}>
    <Skeleton height="4" width="32" />
    <Skeleton height="3" width="full" />
    <Skeleton height="3" width="60%" />
  </Stack>
)
