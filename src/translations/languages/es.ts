import type { TranslationSet } from '../translation-set'

export const es: TranslationSet = {
  common: {
    acceptAll: 'Aceptar todo',
    rejectAll: 'Rechazar todo',
    customize: 'Configurar',
    save: 'Guardar configuración',
    close: 'Cerrar',
    alwaysActive: 'Siempre activas',
    privacyPolicy: 'Política de privacidad',
    saved: 'Su configuración se ha guardado.',
    doNotSell: 'No vender ni compartir mi información personal',
    new: 'Nuevo',
    download: 'Descargar mis elecciones',
  },
  cookieBanner: {
    title: 'Valoramos su privacidad',
    description:
      'Con su permiso, nosotros y {partners} usamos cookies y tecnologías similares para {purposes}. Puede cambiarlo en cualquier momento en la Configuración de privacidad de este sitio.',
    optOut:
      'Nosotros y {partners} usamos cookies y tecnologías similares para {purposes}. Puede desactivarlas ahora o en cualquier momento.',
    partners: 'nuestros socios',
    purposes: {
      functionality: 'ofrecer funciones adicionales',
      measurement: 'contar las visitas',
      recordings: 'contar y grabar las visitas',
      experience: 'mostrar vídeos y mapas',
      marketing: 'mostrar publicidad personalizada',
    },
    list: { pair: '{first} y {last}', middle: '{first}, {last}', end: '{first} y {last}' },
  },
  consentManagerDialog: {
    title: 'Configuración de privacidad',
    description: 'Decida para cada finalidad si nosotros y {partners} podemos guardar y leer datos en su dispositivo.',
    optOut: 'Todas las finalidades están activadas hasta que usted las desactive.',
    signalLimits:
      'Su navegador envía la señal «{signal}». Elija lo que elija aquí, esto sigue desactivado: {categories}.',
    signalOff: 'Desactivado: lo pide su navegador',
    optOutHonored: 'Se respeta su solicitud de oposición.',
    decided: 'Usted decidió el {date}. Su elección es válida hasta el {until}.',
  },
  placeholder: {
    title: 'Contenido de {host}',
    description:
      'Al cargarlo se envían datos como su dirección IP a {host}, que puede guardar datos en su dispositivo.',
    load: 'Cargar este contenido una vez',
    allow: 'Permitir siempre «{category}»',
    loading: 'Cargando el contenido…',
  },
  consentTypes: {
    necessary: {
      title: 'Estrictamente necesarias',
      description:
        'El sitio necesita estas cookies para funcionar, por ejemplo, para mantener su sesión iniciada o recordar esta elección. Siempre están activas.',
    },
    functionality: {
      title: 'Funciones adicionales',
      description: 'Por ejemplo, chat, formularios de otros proveedores o preferencias guardadas.',
    },
    measurement: {
      title: 'Analítica',
      description: 'Cuenta y graba las visitas y prueba diseños para mejorar el sitio.',
    },
    experience: {
      title: 'Vídeos y mapas',
      description: 'Vídeos, mapas y publicaciones incrustados.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Muestra publicidad acorde con sus intereses y mide si ha sido eficaz.',
    },
  },
  services: {
    list: 'Servicios',
    companies: 'one:{count} empresa|other:{count} empresas',
    company: 'Empresa',
    purpose: 'Finalidad',
    stores: 'Cookies y almacenamiento',
    name: 'Nombre',
    duration: 'Duración',
    session: 'Hasta cerrar el navegador',
    persistent: 'Hasta que se borre',
    alwaysAllow: 'Permitir siempre {service}',
    onThisPage: 'En esta página',
    blocked: 'Bloqueado',
    allowed: 'Permitido: {list}.',
    refused: 'No permitido: {list}.',
    choice: 'Recuerda su elección.',
    updated: 'Última actualización: {date}',
  },
}
