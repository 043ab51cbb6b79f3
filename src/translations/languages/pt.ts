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
      'Com a sua autorização, nós e {partners} utilizamos cookies e tecnologias semelhantes para {purposes}. Pode mudar isto quando quiser nas Definições de privacidade deste site.',
    optOut:
      'Nós e {partners} utilizamos cookies e tecnologias semelhantes para {purposes}. Pode desativá-los agora ou a qualquer momento.',
    partners: 'os nossos parceiros',
    purposes: {
      functionality: 'oferecer funções adicionais',
      measurement: 'contar visitas',
      recordings: 'contar e gravar visitas',
      experience: 'mostrar vídeos e mapas',
      marketing: 'mostrar publicidade personalizada',
    },
    list: { pair: '{first} e {last}', middle: '{first}, {last}', end: '{first} e {last}' },
  },
  consentManagerDialog: {
    title: 'Definições de privacidade',
    description: 'Decida, para cada finalidade, se nós e {partners} podemos guardar e ler dados no seu dispositivo.',
    optOut: 'Todas as finalidades estão ativas até que as desative.',
    signalLimits:
      'O seu navegador envia o sinal «{signal}». Seja qual for a sua escolha aqui, isto continua desativado: {categories}.',
    signalOff: 'Desativado: o seu navegador pede-o',
    optOutHonored: 'A sua oposição é respeitada.',
    decided: 'Decidiu em {date}. A sua escolha é válida até {until}.',
  },
  placeholder: {
    title: 'Conteúdo de {host}',
    description:
      'Ao carregá-lo, dados como o seu endereço IP são enviados a {host}, que pode guardar dados no seu dispositivo.',
    load: 'Carregar este conteúdo uma vez',
    allow: 'Permitir sempre «{category}»',
    loading: 'A carregar o conteúdo…',
  },
  consentTypes: {
    necessary: {
      title: 'Estritamente necessários',
      description:
        'O site precisa destes cookies para funcionar, por exemplo, para manter a sessão iniciada ou recordar esta escolha. Estão sempre ativos.',
    },
    functionality: {
      title: 'Funções adicionais',
      description: 'Por exemplo, chat, formulários de outros fornecedores ou preferências guardadas.',
    },
    measurement: {
      title: 'Análise',
      description: 'Conta e grava visitas e testa designs para que o site possa melhorar.',
    },
    experience: {
      title: 'Vídeos e mapas',
      description: 'Vídeos, mapas e publicações incorporados.',
    },
    marketing: {
      title: 'Marketing',
      description: 'Mostra publicidade adequada aos seus interesses e mede se foi eficaz.',
    },
  },
  services: {
    list: 'Serviços',
    companies: 'one:{count} empresa|other:{count} empresas',
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
    allowed: 'Permitido: {list}.',
    refused: 'Não permitido: {list}.',
    choice: 'Memoriza a sua escolha.',
    updated: 'Última atualização: {date}',
  },
}
