import type { TranslationSet } from '../translation-set'

export const pt: TranslationSet = {
  common: {
    acceptAll: 'Aceitar tudo',
    rejectAll: 'Rejeitar tudo',
    customize: 'Personalizar',
    save: 'Guardar definições',
    close: 'Fechar',
    alwaysActive: 'Sempre ativos',
    privacyPolicy: 'Política de privacidade',
    saved: 'As suas definições foram guardadas.',
    doNotSell: 'Não vender nem partilhar as minhas informações pessoais',
    new: 'Novo',
    download: 'Transferir as minhas escolhas',
  },
  cookieBanner: {
    title: 'Valorizamos a sua privacidade',
    description:
      'Nós e os nossos parceiros guardamos informações no seu dispositivo para as finalidades que permitir. Escolha quais. Pode mudar de ideias a qualquer momento.',
  },
  consentManagerDialog: {
    title: 'Definições de privacidade',
    description:
      'Decida, para cada finalidade, se a permite. A sua escolha fica guardada neste dispositivo e pode voltar para a alterar.',
    signalLimits: 'O seu navegador envia um sinal de privacidade que limita o que permitir aqui.',
    optOutHonored: 'A sua recusa é respeitada: o seu navegador envia o sinal Global Privacy Control.',
  },
  placeholder: {
    title: 'Conteúdo de {host}',
    description:
      'Ao carregá-lo, dados como o seu endereço IP são enviados a {host}, que pode guardar dados no seu dispositivo. Pertence a «{category}» e só é carregado se concordar.',
    load: 'Carregar este conteúdo uma vez',
    allow: 'Permitir sempre «{category}»',
    loading: 'O conteúdo está a carregar …',
  },
  consentTypes: {
    necessary: {
      title: 'Estritamente necessários',
      description:
        'O site não funciona sem eles, por exemplo, para manter a sessão iniciada ou recordar esta escolha. Estão sempre ativos.',
    },
    functionality: {
      title: 'Funcionalidade',
      description: 'Funções adicionais, como chat, formulários de outros fornecedores ou preferências guardadas.',
    },
    measurement: {
      title: 'Análise',
      description: 'Conta as visitas e mostra que páginas são utilizadas, para que o site possa ser melhorado.',
    },
    experience: {
      title: 'Experiência',
      description: 'Vídeos, mapas e publicações incorporados e testes de novos designs.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Mostra publicidade adequada aos seus interesses e mede se foi eficaz.',
    },
  },
  services: {
    list: 'Serviços',
    company: 'Empresa',
    purpose: 'Finalidade',
    stores: 'Cookies e armazenamento',
    name: 'Nome',
    duration: 'Duração',
    session: 'Até fechar o navegador',
    persistent: 'Até ser eliminado',
    alwaysAllow: 'Permitir sempre {service}',
    onThisPage: 'Nesta página',
    blocked: 'Bloqueado',
    updated: 'Última atualização: {date}',
  },
}
