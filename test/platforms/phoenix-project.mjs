// A project as `mix phx.new` writes it. Debian has Elixir and no Phoenix, so a server of 40 lines renders its layout: it knows
// of HEEx what the layout has, and serves of `priv/static/` what `static_paths` lists, as `Plug.Static` does.
import { platforms } from '../tools/init/platforms.mjs'
import { run, serve, write } from './tools.mjs'

const rootPath = 'lib/shop_web/components/layouts/root.html.heex'
const rootLayout = platforms.Phoenix.files[rootPath]
const web = `defmodule ShopWeb do
  def static_paths, do: ~w(assets fonts images favicon.ico robots.txt)

  def router do
    quote do
      use Phoenix.Router, helpers: false
      import Plug.Conn
      import Phoenix.Controller
    end
  end

  def controller do
    quote do
      use Phoenix.Controller, formats: [:html, :json]
      import Plug.Conn
    end
  end

  defmacro __using__(which) when is_atom(which) do
    apply(__MODULE__, which, [])
  end
end
`
const mix = `defmodule Shop.MixProject do
  use Mix.Project

  def project do
    [app: :shop, version: "0.1.0", elixir: "~> 1.15", deps: deps()]
  end

  defp deps do
    [{:phoenix, "~> 1.8.0"}, {:phoenix_html, "~> 4.1"}, {:phoenix_live_view, "~> 1.1.0"}, {:bandit, "~> 1.5"}]
  end
end
`
const server = `Code.require_file("lib/shop_web.ex")

defmodule Page do
  def get_csrf_token, do: "token"
  defmacro sigil_p(path, _), do: path

  def render(file, assigns) do
    File.read!(file)
    |> String.replace(~r/<\\.live_title[^>]*>(.*?)<\\/\\.live_title>/s, "<title>\\\\1</title>")
    |> String.replace(~r/=\\{([^{}]*)\\}/, "=\\"<%= \\\\1 %>\\"")
    |> String.replace(~r/\\{([^{}]*)\\}/, "<%= \\\\1 %>")
    |> EEx.eval_string([assigns: assigns], functions: [{Page, [get_csrf_token: 0]} | __ENV__.functions], macros: [{Page, [sigil_p: 2]} | __ENV__.macros])
  end

  def answer("/" <> path = address) do
    file = Path.join("priv/static", path)
    [folder | _] = Path.split(address) |> Enum.drop(1) |> Kernel.++([""])

    cond do
      folder in ShopWeb.static_paths() and File.regular?(file) -> {200, type(Path.extname(file)), File.read!(file)}
      address in ["/", "/about"] -> {200, "text/html; charset=utf-8", page(address)}
      true -> {404, "text/plain", "Not Found"}
    end
  end

  defp page("/"), do: layout("<a href=\\"/about\\">About</a>")
  defp page(_), do: layout("About")
  defp layout(content), do: render("lib/shop_web/components/layouts/root.html.heex", page_title: "Shop", inner_content: content)
  defp type(".js"), do: "text/javascript"
  defp type(".json"), do: "application/json"
  defp type(".css"), do: "text/css"
  defp type(_), do: "application/octet-stream"

  def serve(socket) do
    {:ok, {:http_request, _, {:abs_path, address}, _}} = :gen_tcp.recv(socket, 0)
    headers(socket)
    {status, type, body} = answer(hd(String.split(address, "?")))
    :gen_tcp.send(socket, ["HTTP/1.1 #{status} -\\r\\ncontent-type: #{type}\\r\\ncontent-length: #{byte_size(body)}\\r\\nconnection: close\\r\\n\\r\\n", body])
    :gen_tcp.close(socket)
  end

  defp headers(socket), do: if(:gen_tcp.recv(socket, 0) != {:ok, :http_eoh}, do: headers(socket))

  def listen(listener) do
    {:ok, socket} = :gen_tcp.accept(listener)
    :gen_tcp.controlling_process(socket, spawn(fn -> receive(do: (:go -> serve(socket))) end) |> tap(&send(&1, :go)))
    listen(listener)
  end
end

[port] = System.argv()
options = [:binary, packet: :http_bin, active: false, reuseaddr: true, backlog: 128, ip: {127, 0, 0, 1}]
{:ok, listener} = :gen_tcp.listen(String.to_integer(port), options)
Page.listen(listener)
`

export const phoenix = {
  page: 'phoenix',
  source: 'written as `mix phx.new` does; Debian’s Elixir renders its layout, without Phoenix',
  needs: ['elixir', '--version'],
  debian: 'elixir',
  create: project =>
    write(project, {
      'mix.exs': mix,
      'lib/shop_web.ex': web,
      [rootPath]: rootLayout,
      'priv/static/assets/css/app.css': '',
      'priv/static/assets/js/app.js': '',
      'priv/static/favicon.ico': '',
    }),
  // The server is none of the project's files, in which init could look for templates.
  build: project => write(project, { 'server.exs': server }),
  serve: project => serve(project, port => ['elixir', 'server.exs', port], { LC_ALL: 'C.UTF-8' }),
  version: project => /Elixir [\d.]+/.exec(run(project, 'elixir', ['--version']))?.[0] ?? 'Elixir',
  visit: { link: 'a[href="/about"]' },
}
