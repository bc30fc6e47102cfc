import type { Texts } from '../../../lib/language/text-types.ts'

/** The texts of the vehicle picker. */
export const pickerTexts = {
  title: { en: 'Vehicle Inventory', es: 'Inventario de vehículos' },
  search: { en: 'Search by make, model, year or stock number...', es: 'Marca, modelo, año o inventario...' },
  clear_search: { en: 'Clear search', es: 'Borrar búsqueda' },
  loading: { en: 'Loading vehicles...', es: 'Cargando vehículos...' },
  failed: { en: 'Error loading vehicles. Please try again.', es: 'Error al cargar los vehículos. Inténtalo de nuevo.' },
  none: { en: 'No vehicles found', es: 'No se encontraron vehículos' },
  no_integration: { en: 'No active integration found', es: 'No hay ninguna integración activa' },
  vehicles: { en: 'Vehicles', es: 'Vehículos' },
  more: { en: 'Show more', es: 'Mostrar más' },
  first_ones: {
    en: 'These are the first {count} of {total}. Search to find the others.',
    es: 'Estos son los primeros {count} de {total}. Busca para encontrar los demás.',
  },
  selected: { en: 'Selected: {vehicle}', es: 'Seleccionado: {vehicle}' },
  select: { en: 'Select a vehicle to send', es: 'Selecciona un vehículo para enviar' },
  send: { en: 'Send to Chat', es: 'Enviar al cliente' },
  call_for_price: { en: 'Call for price', es: 'Consultar precio' },
  stock: { en: 'Stock {number}', es: 'Stock {number}' },
  reserved: { en: 'Reserved', es: 'Apartado' },
  not_public: { en: 'Not public yet', es: 'Aún no es público' },
  no_picture: { en: 'No picture', es: 'Sin foto' },
} as const satisfies Texts
