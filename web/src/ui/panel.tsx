import { Box, type BoxProps } from '@chakra-ui/react'

/** The white card behind content. */
export function Panel(props: BoxProps) {
  return (
    <Box
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      boxShadow="panel"
      padding={{ base: '5', md: '6' }}
      {...props}
    />
  )
}
