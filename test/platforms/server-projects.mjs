// Servers in other languages than JavaScript, with what Debian has of them.
import { chmodSync } from 'node:fs'
import { phoenix } from './phoenix-project.mjs'
import { edit, fileOfPackage, run, serve, write } from './tools.mjs'

const link = '<p><a href="/about">About</a></p>'
const turbo = project => fileOfPackage(project, '@hotwired/turbo@8.0.23', 'dist/turbo.es2017-umd.js', 'public/turbo.js')
const loadsTurbo = '<script src="/turbo.js" defer></script>'
const visit = { link: 'a[href="/about"]' }
const python = (...args) => ['/usr/bin/python3', ...args]
const page = (head, body) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <link rel="icon" href="data:,">
    ${head}
  </head>
  <body>
    ${body}
  </body>
</html>
`
const phpVersion = () => run('.', 'php', ['-r', 'echo "PHP ", PHP_VERSION;'])

export const serverProjects = {
  Rails: {
    page: 'rails',
    source: '`rails new`, with Turbo 8 from npm',
    needs: ['rails', '--version'],
    debian: 'ruby-rails puma bundler',
    create(project) {
      const without = 'bundle javascript git active-record action-cable sprockets spring listen test bootsnap'
      run(project, 'rails', ['new', '.', '--quiet', ...without.split(' ').map(name => `--skip-${name}`)])
      // Debian has not all gems of the template.
      write(project, { Gemfile: "source 'https://rubygems.org'\ngem 'rails'\ngem 'puma'\n" })
      run(project, 'bundle', ['install', '--local', '--quiet'])
      run(project, 'bin/rails', ['generate', 'controller', 'home', 'index', 'about', '--no-helper', '--no-assets'])
      edit(project, 'config/routes.rb', "get 'home/about'", "get 'about', to: 'home#about'\n  root 'home#index'")
      edit(project, 'app/views/home/index.html.erb', '<p>', `${link}\n<p>`)
      turbo(project)
      edit(
        project,
        'app/views/layouts/application.html.erb',
        "<%= stylesheet_link_tag 'application', media: 'all' %>",
        loadsTurbo,
      )
    },
    serve: project => serve(project, port => ['bin/rails', 'server', '-b', '127.0.0.1', '-p', port]),
    version: project => run(project, 'rails', ['--version']).trim(),
    visit: { ...visit, stays: true },
  },
  Django: {
    page: 'django',
    source: '`django-admin startproject`, a layout and two views',
    needs: ['/usr/bin/python3', '-c', 'import django'],
    debian: 'python3-django',
    create(project) {
      run(project, 'django-admin', ['startproject', 'shop', '.'])
      edit(project, 'shop/settings.py', "'DIRS': []", "'DIRS': [BASE_DIR / 'templates']")
      write(project, {
        'templates/base.html': page(
          '<title>{% block title %}Shop{% endblock %}</title>',
          '{% block content %}{% endblock %}',
        ),
        'templates/home.html': `{% extends "base.html" %}{% block content %}${link}{% endblock %}\n`,
        'templates/about.html': '{% extends "base.html" %}{% block content %}About{% endblock %}\n',
        'shop/urls.py': `from django.urls import path\nfrom django.views.generic import TemplateView\n\nurlpatterns = [\n    path('', TemplateView.as_view(template_name='home.html')),\n    path('about', TemplateView.as_view(template_name='about.html')),\n]\n`,
      })
    },
    serve: project => serve(project, port => python('manage.py', 'runserver', '--noreload', port)),
    version: project => `Django ${run(project, '/usr/bin/python3', ['-m', 'django', '--version']).trim()}`,
    visit,
  },
  Flask: {
    page: 'flask',
    source: 'written as in its tutorial',
    needs: ['/usr/bin/python3', '-c', 'import flask'],
    debian: 'python3-flask',
    create: project =>
      write(project, {
        'requirements.txt': 'Flask\n',
        'app.py': `from flask import Flask, render_template\n\napp = Flask(__name__)\n\n\n@app.route('/')\ndef home():\n    return render_template('home.html')\n\n\n@app.route('/about')\ndef about():\n    return render_template('about.html')\n`,
        'templates/base.html': page(
          '<title>{% block title %}Shop{% endblock %}</title>',
          '{% block content %}{% endblock %}',
        ),
        'templates/home.html': `{% extends "base.html" %}{% block content %}${link}{% endblock %}\n`,
        'templates/about.html': '{% extends "base.html" %}{% block content %}About{% endblock %}\n',
      }),
    serve: project => serve(project, port => python('-m', 'flask', 'run', '--port', port)),
    version: project =>
      `Flask ${run(project, '/usr/bin/python3', ['-c', 'from importlib.metadata import version; print(version("flask"))']).trim()}`,
    visit,
  },
  Symfony: {
    page: 'symfony',
    source: 'written: Debian’s FrameworkBundle and TwigBundle, with Turbo 8 from npm',
    needs: [
      'php',
      '-r',
      'require "Symfony/Bundle/FrameworkBundle/autoload.php"; require "Symfony/Bundle/TwigBundle/autoload.php";',
    ],
    debian: 'php-cli php-symfony-framework-bundle php-symfony-twig-bundle',
    create(project) {
      write(project, {
        'config/bundles.php': `<?php\n\nreturn [\n    Symfony\\Bundle\\FrameworkBundle\\FrameworkBundle::class => ['all' => true],\n    Symfony\\Bundle\\TwigBundle\\TwigBundle::class => ['all' => true],\n];\n`,
        'src/Kernel.php': symfonyKernel,
        'public/index.php': `<?php\n\nforeach (['FrameworkBundle', 'TwigBundle'] as $bundle) {\n    require_once "Symfony/Bundle/$bundle/autoload.php";\n}\nrequire dirname(__DIR__).'/src/Kernel.php';\n\n$kernel = new App\\Kernel('prod', false);\n$request = Symfony\\Component\\HttpFoundation\\Request::createFromGlobals();\n$response = $kernel->handle($request);\n$response->send();\n$kernel->terminate($request, $response);\n`,
        'router.php': `<?php\nif (is_file(__DIR__.'/public'.parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH))) {\n    return false;\n}\n$_SERVER['SCRIPT_NAME'] = '/index.php';\n$_SERVER['SCRIPT_FILENAME'] = __DIR__.'/public/index.php';\nrequire __DIR__.'/public/index.php';\n`,
        'templates/base.html.twig': page(
          `<title>{% block title %}Welcome!{% endblock %}</title>\n    {% block javascripts %}${loadsTurbo}{% endblock %}`,
          '{% block body %}{% endblock %}',
        ),
        'templates/home.html.twig': `{% extends 'base.html.twig' %}{% block body %}${link}{% endblock %}\n`,
        'templates/about.html.twig': `{% extends 'base.html.twig' %}{% block body %}About{% endblock %}\n`,
      })
      turbo(project)
    },
    serve: project => serve(project, port => ['php', '-S', `127.0.0.1:${port}`, '-t', 'public', 'router.php']),
    version: project =>
      `Symfony ${run(project, 'php', ['-r', 'require "Symfony/Component/HttpKernel/autoload.php"; echo Symfony\\Component\\HttpKernel\\Kernel::VERSION;'])}, ${phpVersion()}`,
    visit: { ...visit, stays: true },
  },
  Laravel: {
    page: 'laravel',
    source: 'written: Debian’s framework, without Composer',
    needs: ['php', '-r', 'require "Illuminate/autoload.php";'],
    debian: 'php-cli php-laravel-framework',
    create(project) {
      write(project, {
        artisan: '#!/usr/bin/env php\n<?php\n',
        'public/index.php': laravelApp,
        'router.php': `<?php\nif (is_file(__DIR__.'/public'.parse_url($_SERVER['REQUEST_URI'], PHP_URL_PATH))) {\n    return false;\n}\nrequire __DIR__.'/public/index.php';\n`,
        'resources/views/layouts/app.blade.php': page(
          `<title>@yield('title', 'Shop')</title>`,
          `@yield('content')`,
        ).replace('lang="en"', `lang="{{ 'en' }}"`),
        'resources/views/home.blade.php': `@extends('layouts.app')\n@section('content')\n${link}\n@endsection\n`,
        'resources/views/about.blade.php': `@extends('layouts.app')\n@section('content')\nAbout\n@endsection\n`,
        'storage/framework/views/.gitignore': '*\n',
      })
      chmodSync(`${project}/artisan`, 0o755)
    },
    serve: project => serve(project, port => ['php', '-S', `127.0.0.1:${port}`, '-t', 'public', 'router.php']),
    version: project =>
      `Laravel ${run(project, 'php', ['-r', 'require "Illuminate/autoload.php"; echo Illuminate\\Foundation\\Application::VERSION;'])}, ${phpVersion()}`,
    visit,
  },
  Phoenix: phoenix,
}

const symfonyKernel = `<?php

namespace App;

use Symfony\\Bundle\\FrameworkBundle\\Kernel\\MicroKernelTrait;
use Symfony\\Component\\DependencyInjection\\Loader\\Configurator\\ContainerConfigurator;
use Symfony\\Component\\HttpFoundation\\Response;
use Symfony\\Component\\HttpKernel\\Kernel as BaseKernel;
use Symfony\\Component\\Routing\\Loader\\Configurator\\RoutingConfigurator;

class Kernel extends BaseKernel
{
    use MicroKernelTrait;

    public function getProjectDir(): string
    {
        return dirname(__DIR__);
    }

    protected function configureContainer(ContainerConfigurator $container): void
    {
        $container->extension('framework', ['secret' => 'test', 'http_method_override' => false, 'php_errors' => ['log' => true]]);
        $container->services()->alias('twig.public', 'twig')->public();
    }

    protected function configureRoutes(RoutingConfigurator $routes): void
    {
        $routes->add('home', '/')->controller([$this, 'home']);
        $routes->add('about', '/about')->controller([$this, 'about']);
    }

    public function home(): Response
    {
        return new Response($this->getContainer()->get('twig.public')->render('home.html.twig'));
    }

    public function about(): Response
    {
        return new Response($this->getContainer()->get('twig.public')->render('about.html.twig'));
    }
}
`
const laravelApp = `<?php

require 'Illuminate/autoload.php';

use Illuminate\\Events\\Dispatcher;
use Illuminate\\Filesystem\\Filesystem;
use Illuminate\\Http\\Request;
use Illuminate\\Routing\\Router;
use Illuminate\\View\\Compilers\\BladeCompiler;
use Illuminate\\View\\Engines\\CompilerEngine;
use Illuminate\\View\\Engines\\EngineResolver;
use Illuminate\\View\\Factory;
use Illuminate\\View\\FileViewFinder;

$root = dirname(__DIR__);
$events = new Dispatcher();
$files = new Filesystem();
$engines = new EngineResolver();
$engines->register('blade', fn () => new CompilerEngine(new BladeCompiler($files, $root.'/storage/framework/views'), $files));
$views = new Factory($engines, new FileViewFinder($files, [$root.'/resources/views']), $events);
$router = new Router($events);
$router->get('/', fn () => $views->make('home')->render());
$router->get('/about', fn () => $views->make('about')->render());
$router->dispatch(Request::capture())->send();
`
