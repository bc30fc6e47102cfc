import type { Counterpart } from '../../../lib/language/text-types.ts'

const en = {
  title: 'Vehicle Inventory',
  search: 'Search by make, model, year or stock number...',
  clear_search: 'Clear search',
  loading: 'Loading vehicles...',
  failed: 'Error loading vehicles. Please try again.',
  try_again: 'Try Again',
  none: 'No vehicles found',
  no_integration: 'No active integration found',
  vehicles: 'Vehicles',
  more: 'Show more',
  first_ones: 'These are the first {count} of {total}. Search to find the others.',
  selected: 'Selected: {vehicle}',
  select: 'Select a vehicle to send',
  send: 'Send to Chat',
  call_for_price: 'Call for price',
  stock: 'Stock #{number}',
  not_public: 'Not public yet',
  no_picture: 'No picture',
} as const

const es = {
  title: 'Inventario de vehículos',
  search: 'Marca, modelo, año o inventario...',
  clear_search: 'Borrar búsqueda',
  loading: 'Cargando vehículos...',
  failed: 'Error al cargar los vehículos. Inténtalo de nuevo.',
  try_again: 'Intentar de nuevo',
  none: 'No se encontraron vehículos',
  no_integration: 'No hay ninguna integración activa',
  vehicles: 'Vehículos',
  more: 'Mostrar más',
  first_ones: 'Estos son los primeros {count} de {total}. Busca para encontrar los demás.',
  selected: 'Seleccionado: {vehicle}',
  select: 'Selecciona un vehículo para enviar',
  send: 'Enviar al chat',
  call_for_price: 'Consultar precio',
  stock: 'Inventario #{number}',
  not_public: 'Aún no es público',
  no_picture: 'Sin foto',
} as const satisfies Counterpart<typeof en>

/** The texts of the vehicle picker. */
export const pickerTexts = { en, es }
