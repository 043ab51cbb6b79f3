import type { TranslationSet } from '../translation-set'

export const ptBR: TranslationSet = {
  common: {
    acceptAll: 'Aceitar tudo',
    rejectAll: 'Rejeitar tudo',
    customize: 'Personalizar',
    save: 'Salvar configurações',
    close: 'Fechar',
    alwaysActive: 'Sempre ativos',
    privacyPolicy: 'Política de privacidade',
    saved: 'Suas configurações foram salvas.',
    doNotSell: 'Não vender nem compartilhar minhas informações pessoais',
    new: 'Novo',
    download: 'Baixar minhas escolhas',
  },
  cookieBanner: {
    title: 'Valorizamos sua privacidade',
    description:
      'Com a sua permissão, nós e nossos parceiros usamos cookies e tecnologias semelhantes para {purposes}. Escolha quais finalidades você permite. Você pode mudar de ideia a qualquer momento.',
    optOut:
      'Nós e nossos parceiros usamos cookies e tecnologias semelhantes para {purposes}. Você pode desativar isso agora ou a qualquer momento.',
    purposes: {
      functionality: 'oferecer recursos extras',
      measurement: 'contar visitas',
      experience: 'mostrar vídeos e mapas',
      marketing: 'mostrar publicidade',
    },
    list: { pair: '{first} e {last}', middle: '{first}, {last}', end: '{first} e {last}' },
  },
  consentManagerDialog: {
    title: 'Configurações de privacidade',
    description:
      'Decida, para cada finalidade, se nós e nossos parceiros podemos armazenar e ler dados no seu dispositivo.',
    optOut: 'Todas as finalidades ficam ativas até você desativá-las.',
    signalLimits:
      'Seu navegador envia o sinal “{signal}”. Não importa o que você escolha aqui, isto continua desativado: {categories}.',
    optOutHonored: 'Sua oposição é respeitada.',
    decided: 'Você decidiu em {date}. Sua escolha vale até {until}.',
  },
  placeholder: {
    title: 'Conteúdo de {host}',
    description:
      'Ao carregá-lo, dados como o seu endereço IP são enviados a {host}, que pode armazenar dados no seu dispositivo.',
    load: 'Carregar este conteúdo uma vez',
    allow: 'Sempre permitir “{category}”',
    loading: 'Carregando o conteúdo…',
  },
  consentTypes: {
    necessary: {
      title: 'Estritamente necessários',
      description:
        'O site precisa destes cookies para funcionar, por exemplo, para manter sua sessão aberta ou lembrar esta escolha. Eles estão sempre ativos.',
    },
    functionality: {
      title: 'Recursos extras',
      description: 'Por exemplo, chat, formulários de outros provedores ou preferências salvas.',
    },
    measurement: {
      title: 'Estatísticas',
      description: 'Conta as visitas e mostra quais páginas são usadas, para que o site possa ser melhorado.',
    },
    experience: {
      title: 'Vídeos e mapas',
      description: 'Vídeos, mapas e posts incorporados e testes de novos designs.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Mostra publicidade de acordo com seus interesses e mede se ela funcionou.',
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
    persistent: 'Até ser excluído',
    alwaysAllow: 'Sempre permitir {service}',
    onThisPage: 'Nesta página',
    blocked: 'Bloqueado',
    updated: 'Última atualização: {date}',
  },
}
