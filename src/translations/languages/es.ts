import type { TranslationSet } from '../translation-set'

export const es: TranslationSet = {
  common: {
    acceptAll: 'Aceptar todo',
    rejectAll: 'Rechazar todo',
    customize: 'Personalizar',
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
      'Nosotros y nuestros socios guardamos información en su dispositivo para las finalidades que usted permita. Elija cuáles. Puede cambiar de opinión en cualquier momento.',
  },
  consentManagerDialog: {
    title: 'Configuración de privacidad',
    description:
      'Decida para cada finalidad si la permite. Su elección se guarda en este dispositivo y puede volver para cambiarla.',
    signalLimits: 'Su navegador envía una señal de privacidad que limita lo que permita aquí.',
    optOutHonored: 'Se respeta su solicitud de exclusión: su navegador envía la señal Global Privacy Control.',
  },
  placeholder: {
    title: 'Contenido de {host}',
    description:
      'Al cargarlo se envían datos como su dirección IP a {host}, que puede guardar datos en su dispositivo. Pertenece a «{category}» y solo se carga si usted acepta.',
    load: 'Cargar este contenido una vez',
    allow: 'Permitir siempre «{category}»',
    loading: 'El contenido se está cargando …',
  },
  consentTypes: {
    necessary: {
      title: 'Estrictamente necesarias',
      description:
        'El sitio no puede funcionar sin ellas, por ejemplo, para mantener su sesión iniciada o recordar esta elección. Siempre están activas.',
    },
    functionality: {
      title: 'Funcionalidad',
      description: 'Funciones adicionales, como chat, formularios de otros proveedores o preferencias guardadas.',
    },
    measurement: {
      title: 'Analítica',
      description: 'Cuenta las visitas y muestra qué páginas se utilizan, para poder mejorar el sitio.',
    },
    experience: {
      title: 'Experiencia',
      description: 'Vídeos, mapas y publicaciones incrustados, y pruebas de nuevos diseños.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Muestra publicidad acorde con sus intereses y mide si ha sido eficaz.',
    },
  },
  services: {
    list: 'Servicios',
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
    updated: 'Última actualización: {date}',
  },
}
